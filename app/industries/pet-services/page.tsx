import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { petServices } from '@/content/industries';

export const metadata = pageMetadata(petServices);

export default function Page() {
  return <IndustryPage industry={petServices} />;
}
