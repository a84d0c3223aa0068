import { CallSheet } from '@/components/illustrations/services/call-sheet';
import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { serviceAt } from '@/lib/content/pages';
import { servicePictures } from '@/lib/content/service-pictures';

const content = serviceAt('/ai');

export const metadata = pageMetadata(content);

export default function Page() {
  return <ServicePage service={content} picture={<CallSheet call={servicePictures.call} />} />;
}
