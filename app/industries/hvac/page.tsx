import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { hvac } from '@/content/industries';

export const metadata = pageMetadata(hvac);

export default function Page() {
  return <IndustryPage industry={hvac} />;
}
