import { ReportSheet } from '@/components/illustrations/services/report-sheet';
import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { serviceAt } from '@/lib/content/pages';
import { servicePictures } from '@/lib/content/service-pictures';

const content = serviceAt('/data-analytics');

export const metadata = pageMetadata(content);

export default function Page() {
  return <ServicePage service={content} picture={<ReportSheet report={servicePictures.report} />} />;
}
