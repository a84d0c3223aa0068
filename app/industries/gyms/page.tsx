import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { gyms } from '@/content/industries';

export const metadata = pageMetadata(gyms);

export default function Page() {
  return <IndustryPage industry={gyms} />;
}
