import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { crmSolutions } from '@/content/services';

export const metadata = pageMetadata(crmSolutions);

export default function Page() {
  return <ServicePage service={crmSolutions} />;
}
