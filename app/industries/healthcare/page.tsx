import { OverviewPage } from '@/components/pages/overview-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const content = load('overviews/healthcare');

export const metadata = pageMetadata(content);

export default function Page() {
  return <OverviewPage overview={content} />;
}
