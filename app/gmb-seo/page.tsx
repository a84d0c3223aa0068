import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const content = load('services/gmb-seo');

export const metadata = pageMetadata(content);

export default function Page() {
  return (
    <>
      {/* The bar is white from the start (site-bar.css). Source: the product specification, section 2, “Shared elements”. */}
      <span className="solid-bar" hidden />
      <ServicePage service={content} />
    </>
  );
}
