import { ServicePage } from '@/components/pages/service-page';
import { ListenSection } from '@/components/sections/listen-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const content = load('services/ai');

export const metadata = pageMetadata(content);

export default function Page() {
  return (
    <ServicePage service={content}>
      <ListenSection />
    </ServicePage>
  );
}
