import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { homeInspectors } from '@/content/industries';

export const metadata = pageMetadata(homeInspectors);

export default function Page() {
  return <IndustryPage industry={homeInspectors} />;
}
