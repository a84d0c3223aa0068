import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { electricians } from '@/content/industries';

export const metadata = pageMetadata(electricians);

export default function Page() {
  return <IndustryPage industry={electricians} />;
}
