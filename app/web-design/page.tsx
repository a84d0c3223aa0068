import { PageDraft } from '@/components/illustrations/services/page-draft';
import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { serviceAt } from '@/lib/content/pages';
import { servicePictures } from '@/lib/content/service-pictures';

const content = serviceAt('/web-design');

export const metadata = pageMetadata(content);

export default function Page() {
  return <ServicePage service={content} picture={<PageDraft draft={servicePictures.draft} />} />;
}
