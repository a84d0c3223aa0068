import { ComingSoonPage } from '@/components/pages/coming-soon-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { comingSoonAt } from '@/lib/content/pages';

const content = comingSoonAt('/industries/financial');

export const metadata = pageMetadata(content);

export default function Page() {
  return <ComingSoonPage page={content} />;
}
