import { CustomerFile } from '@/components/illustrations/services/customer-file';
import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { serviceAt } from '@/lib/content/pages';
import { servicePictures } from '@/lib/content/service-pictures';

const content = serviceAt('/crm-solutions');

export const metadata = pageMetadata(content);

export default function Page() {
  return <ServicePage service={content} picture={<CustomerFile record={servicePictures.record} />} />;
}
