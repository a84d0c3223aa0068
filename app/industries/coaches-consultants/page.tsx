import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { coachesConsultants } from '@/content/industries';

export const metadata = pageMetadata(coachesConsultants);

export default function Page() {
  return <IndustryPage industry={coachesConsultants} />;
}
