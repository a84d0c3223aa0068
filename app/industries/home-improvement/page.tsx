import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { homeImprovement } from '@/content/industries';

export const metadata = pageMetadata(homeImprovement);

export default function Page() {
  return <IndustryPage industry={homeImprovement} />;
}
