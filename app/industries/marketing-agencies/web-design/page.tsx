import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { agencyWebDesign } from '@/content/industries';

export const metadata = pageMetadata(agencyWebDesign);

export default function Page() {
  return <IndustryPage industry={agencyWebDesign} />;
}
