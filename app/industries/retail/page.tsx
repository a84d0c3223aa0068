import { ComingSoonPage } from '@/components/pages/coming-soon-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { retail } from '@/content/coming-soon';

export const metadata = pageMetadata(retail);

export default function Page() {
  return <ComingSoonPage page={retail} />;
}
