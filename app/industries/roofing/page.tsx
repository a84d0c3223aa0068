import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { roofing } from '@/content/industries';

export const metadata = pageMetadata(roofing);

export default function Page() {
  return <IndustryPage industry={roofing} />;
}
