import { FourWires } from '@/components/illustrations/services/four-wires';
import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { serviceAt } from '@/lib/content/pages';
import { servicePictures } from '@/lib/content/service-pictures';

const content = serviceAt('/integration-services');

export const metadata = pageMetadata(content);

export default function Page() {
  return <ServicePage service={content} picture={<FourWires wires={servicePictures.wires} />} />;
}
