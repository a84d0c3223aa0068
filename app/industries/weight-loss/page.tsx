import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { weightLoss } from '@/content/industries';

export const metadata = pageMetadata(weightLoss);

export default function Page() {
  return <IndustryPage industry={weightLoss} />;
}
