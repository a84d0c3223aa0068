import { OverviewPage } from '@/components/pages/overview-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { overviewAt } from '@/lib/content/pages';

const content = overviewAt('/industries/service-based');

export const metadata = pageMetadata(content);

export default function Page() {
  return <OverviewPage overview={content} />;
}
