import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { salesTeams } from '@/content/industries';

export const metadata = pageMetadata(salesTeams);

export default function Page() {
  return <IndustryPage industry={salesTeams} />;
}
