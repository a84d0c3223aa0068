import { ProsePage } from '@/components/pages/prose-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { loadProse } from '@/lib/content/prose';

export const generateMetadata = () => pageMetadata(loadProse('NAME'));

export default function Page() {
  return <ProsePage prose={loadProse('NAME')} />;
}
