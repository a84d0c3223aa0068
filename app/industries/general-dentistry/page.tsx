import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { generalDentistry } from '@/content/industries';

export const metadata = pageMetadata(generalDentistry);

export default function Page() {
  return <IndustryPage industry={generalDentistry} />;
}
