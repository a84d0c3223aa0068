import { ComingSoonPage } from '@/components/pages/coming-soon-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { financial } from '@/content/coming-soon';

export const metadata = pageMetadata(financial);

export default function Page() {
  return <ComingSoonPage page={financial} />;
}
