import { StandingObject } from '@/components/illustrations/drawing';
import { ChecksSection } from '@/components/sections/checks-section';
import { ClosingSection } from '@/components/sections/closing-section';
import { CustomersSection } from '@/components/sections/customers-section';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { TestimonialsSection } from '@/components/sections/testimonials-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground } from '@/components/ui/ground';
import { ActionLinks } from '@/components/ui/action-links';
import { actions } from '@/lib/content';
import { testimonialsPage, testimonials } from '@/lib/content/testimonials';

export const metadata = pageMetadata(testimonialsPage);

export default function Page() {
  const { title, object, lede, checks, quotes, seeAlso, closing } = testimonialsPage;
  return (
    <Ground ground="sun" long>
      <PageHeaderSection title={title} lede={lede} object={object}>
        <p className="mt-5">
          <ActionLinks actions={[actions.bookFreeDemo]} />
        </p>
      </PageHeaderSection>
      <BookingBar actions={[actions.bookFreeDemo]} />
      {checks && <ChecksSection checks={checks} />}
      <CustomersSection />
      <TestimonialsSection testimonials={testimonials} quotes={quotes} seeAlso={seeAlso} />
      <ClosingSection
        closing={closing}
        objects={<StandingObject name={object} />}
        actions={<ActionLinks actions={[actions.bookFreeDemo, actions.viewPricing]} />}
      />
    </Ground>
  );
}
