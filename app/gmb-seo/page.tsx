import { SolidBar } from '@/components/layout/solid-bar';
import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const content = load('services/gmb-seo');

export const metadata = pageMetadata(content);

export default function Page() {
  return (
    <>
      <SolidBar />
      <ServicePage service={content} />
    </>
  );
}
