import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { chiropractor } from '@/content/industries';

export const metadata = pageMetadata(chiropractor);

export default function Page() {
  return <IndustryPage industry={chiropractor} />;
}
