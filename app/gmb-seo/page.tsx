import { ServicePage } from '@/components/pages/service-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const content = load('services/gmb-seo');

export const metadata = pageMetadata(content);

export default function Page() {
  return (
    <>
      {/* Its map is under the bar (site-bar.css). Source: the product specification, section 2, “Shared elements”. */}
      <span className="solid-bar" hidden />
      <ServicePage service={content} />
    </>
  );
}
