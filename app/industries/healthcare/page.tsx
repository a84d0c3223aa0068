import { OverviewPage } from '@/components/pages/overview-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { healthcare } from '@/content/overviews';

export const metadata = pageMetadata(healthcare);

export default function Page() {
  return <OverviewPage overview={healthcare} />;
}
