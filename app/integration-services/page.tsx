import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const content = load('services/integration-services');

export const metadata = pageMetadata(content);

export default function Page() {
  return <ServicePage service={content} />;
}
