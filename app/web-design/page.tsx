import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { webDesign } from '@/content/services';

export const metadata = pageMetadata(webDesign);

export default function Page() {
  return <ServicePage service={webDesign} />;
}
