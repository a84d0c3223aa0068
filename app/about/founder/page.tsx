import { FounderSection } from '@/components/sections/founder-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { company, founder } from '@/lib/content/pages';

export const metadata = pageMetadata(founder);

export default function Page() {
  return <FounderSection founder={founder} facts={company.facts} />;
}
