import { IndustryPage } from '@/components/pages/industry-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const content = load('industries/smbs');

export const metadata = pageMetadata(content);

export default function Page() {
  return <IndustryPage industry={content} />;
}
