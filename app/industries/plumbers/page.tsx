import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { plumbers } from '@/content/industries';

export const metadata = pageMetadata(plumbers);

export default function Page() {
  return <IndustryPage industry={plumbers} />;
}
