import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { agencySocialMediaManagement } from '@/content/industries';

export const metadata = pageMetadata(agencySocialMediaManagement);

export default function Page() {
  return <IndustryPage industry={agencySocialMediaManagement} />;
}
