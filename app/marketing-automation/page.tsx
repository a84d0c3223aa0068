import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { marketingAutomation } from '@/content/services';

export const metadata = pageMetadata(marketingAutomation);

export default function Page() {
  return <ServicePage service={marketingAutomation} />;
}
