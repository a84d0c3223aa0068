import { ScenePanel } from '@/components/scenes/scene-panel';
import { ClosingSection } from '@/components/sections/closing-section';
import { HeroSection } from '@/components/sections/hero-section';
import { TestimonialsSection } from '@/components/sections/testimonials-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { ActionLinks } from '@/components/ui/action-links';
import { LinkedText } from '@/components/ui/linked-text';
import { actions } from '@/lib/content/actions';
import { testimonialsPage } from '@/lib/content/pages';
import { onlySamples, testimonials } from '@/lib/content/testimonials';

export const metadata = pageMetadata(testimonialsPage);

export default function Page() {
  return (
    <>
      <HeroSection
        hero={onlySamples ? testimonialsPage.whileSamples : testimonialsPage}
        scene={<ScenePanel panel={testimonialsPage.panel} scene={testimonialsPage.scene} />}
      >
        <LinkedText text={testimonialsPage.seeAlso} className="mt-8 max-w-[34rem] text-ink-soft" />
      </HeroSection>
      <BookingBar actions={[actions.bookFreeDemo]} />
      <TestimonialsSection testimonials={testimonials} />
      <ClosingSection
        background="white"
        closing={testimonialsPage.closing}
        actions={<ActionLinks actions={[actions.bookFreeDemo, actions.viewPricing]} />}
      />
    </>
  );
}
