import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { landscaping } from '@/content/industries';

export const metadata = pageMetadata(landscaping);

export default function Page() {
  return <IndustryPage industry={landscaping} />;
}
