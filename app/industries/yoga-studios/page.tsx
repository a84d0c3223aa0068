import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { yogaStudios } from '@/content/industries';

export const metadata = pageMetadata(yogaStudios);

export default function Page() {
  return <IndustryPage industry={yogaStudios} />;
}
