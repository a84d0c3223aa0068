import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { implantSpecialist } from '@/content/industries';

export const metadata = pageMetadata(implantSpecialist);

export default function Page() {
  return <IndustryPage industry={implantSpecialist} />;
}
