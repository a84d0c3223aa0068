import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { agencyCopywriting } from '@/content/industries';

export const metadata = pageMetadata(agencyCopywriting);

export default function Page() {
  return <IndustryPage industry={agencyCopywriting} />;
}
