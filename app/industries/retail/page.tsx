import { ComingSoonPage } from '@/components/pages/coming-soon-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const content = load('coming-soon/retail');

export const metadata = pageMetadata(content);

export default function Page() {
  return <ComingSoonPage page={content} />;
}
