import { EditedLetter } from '@/components/illustrations/services/edited-letter';
import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { serviceAt } from '@/lib/content/pages';
import { servicePictures } from '@/lib/content/service-pictures';

const content = serviceAt('/copywriting');

export const metadata = pageMetadata(content);

export default function Page() {
  return <ServicePage service={content} picture={<EditedLetter letter={servicePictures.letter} />} />;
}
