import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { agencyBranding } from '@/content/industries';

export const metadata = pageMetadata(agencyBranding);

export default function Page() {
  return <IndustryPage industry={agencyBranding} />;
}
