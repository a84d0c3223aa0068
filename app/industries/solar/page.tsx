import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { solar } from '@/content/industries';

export const metadata = pageMetadata(solar);

export default function Page() {
  return <IndustryPage industry={solar} />;
}
