import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { industryAt } from '@/lib/content/pages';

const content = industryAt('/industries/sales-teams');

export const metadata = pageMetadata(content);

export default function Page() {
  return <IndustryPage industry={content} />;
}
