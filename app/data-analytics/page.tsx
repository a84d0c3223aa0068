import { ReportSheet } from '@/components/illustrations/services/report-sheet';
import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const servicePictures = load('service-pictures');

const content = load('services/data-analytics');

export const metadata = pageMetadata(content);

export default function Page() {
  return <ServicePage service={content} picture={<ReportSheet report={servicePictures.report} />} />;
}
