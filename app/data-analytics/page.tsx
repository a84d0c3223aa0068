import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { dataAnalytics } from '@/content/services';

export const metadata = pageMetadata(dataAnalytics);

export default function Page() {
  return <ServicePage service={dataAnalytics} />;
}
