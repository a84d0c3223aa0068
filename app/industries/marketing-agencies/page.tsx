import { OverviewPage } from '@/components/pages/overview-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { marketingAgencies } from '@/content/overviews';

export const metadata = pageMetadata(marketingAgencies);

export default function Page() {
  return <OverviewPage overview={marketingAgencies} />;
}
