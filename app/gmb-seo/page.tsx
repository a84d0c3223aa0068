import { SolidBar } from '@/components/layout/solid-bar';
import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { gmbSeo } from '@/content/services';

export const metadata = pageMetadata(gmbSeo);

export default function Page() {
  return (
    <>
      <SolidBar />
      <ServicePage service={gmbSeo} />
    </>
  );
}
