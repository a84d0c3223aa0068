import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { agencyPayPerClick } from '@/content/industries';

export const metadata = pageMetadata(agencyPayPerClick);

export default function Page() {
  return <IndustryPage industry={agencyPayPerClick} />;
}
