import { ClosingSection } from '@/components/sections/closing-section';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { TestimonialsSection } from '@/components/sections/testimonials-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ActionLinks } from '@/components/ui/action-links';
import { actions } from '@/lib/content/actions';
import { testimonialsPage } from '@/lib/content/pages';
import { testimonials } from '@/lib/content/testimonials';

export const metadata = pageMetadata(testimonialsPage);

export default function Page() {
  return (
    <>
      <PageHeaderSection title={testimonialsPage.title} lede={testimonialsPage.lede} />
      <TestimonialsSection testimonials={testimonials} />
      <ClosingSection
        background="white"
        closing={testimonialsPage.closing}
        actions={<ActionLinks actions={[actions.bookFreeDemo, actions.viewPricing]} />}
      />
    </>
  );
}
