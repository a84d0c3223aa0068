import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { solopreneurs } from '@/content/industries';

export const metadata = pageMetadata(solopreneurs);

export default function Page() {
  return <IndustryPage industry={solopreneurs} />;
}
