import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { copywriting } from '@/content/services';

export const metadata = pageMetadata(copywriting);

export default function Page() {
  return <ServicePage service={copywriting} />;
}
