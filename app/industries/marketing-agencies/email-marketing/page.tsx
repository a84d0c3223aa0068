import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { agencyEmailMarketing } from '@/content/industries';

export const metadata = pageMetadata(agencyEmailMarketing);

export default function Page() {
  return <IndustryPage industry={agencyEmailMarketing} />;
}
