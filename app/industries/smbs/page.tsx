import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { smbs } from '@/content/industries';

export const metadata = pageMetadata(smbs);

export default function Page() {
  return <IndustryPage industry={smbs} />;
}
