import { OverviewPage } from '@/components/pages/overview-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { serviceBased } from '@/content/overviews';

export const metadata = pageMetadata(serviceBased);

export default function Page() {
  return <OverviewPage overview={serviceBased} />;
}
