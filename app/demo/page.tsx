import { ClosingSection } from '@/components/sections/closing-section';
import { DemoVideoSection } from '@/components/sections/demo-video-section';
import { StandingObject } from '@/components/illustrations/drawing';
import { ProductWindow } from '@/components/illustrations/product-window/product-window';
import { HighlightsSection } from '@/components/sections/highlights-section';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground } from '@/components/ui/ground';
import { ActionLinks } from '@/components/ui/action-links';
import { ExampleCaption } from '@/components/ui/example-caption';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { actions, load } from '@/lib/content';

const demo = load('pages/demo');

export const metadata = pageMetadata(demo);

export default function Page() {
  return (
    <Ground ground="sun">
      <PageHeaderSection title={demo.title} lede={demo.lede} />
      <BookingBar actions={[actions.bookPersonalDemo]} />
      <DemoVideoSection thumbnail={demo.thumbnail} />
      <Section labelledBy="product">
        <SectionHeading id="product" title={demo.product.title} intro={demo.product.text} />
        <ProductWindow tabs={demo.product.tabs} />
        <ExampleCaption className="mt-2 max-md:text-center" />
      </Section>
      <HighlightsSection highlights={demo.highlights} seeAlso={demo.seeAlso} />
      <ClosingSection
        closing={demo.closing}
        objects={<StandingObject name={demo.object} />}
        actions={<ActionLinks actions={[actions.bookPersonalDemo, actions.viewPricing]} />}
      />
    </Ground>
  );
}
