import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { integrationServices } from '@/content/services';

export const metadata = pageMetadata(integrationServices);

export default function Page() {
  return <ServicePage service={integrationServices} />;
}
