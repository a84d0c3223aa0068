import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ai } from '@/content/services';

export const metadata = pageMetadata(ai);

export default function Page() {
  return <ServicePage service={ai} />;
}
