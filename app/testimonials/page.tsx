import { ScenePanel } from '@/components/scenes/scene-panel';
import { ClosingSection } from '@/components/sections/closing-section';
import { HeroSection } from '@/components/sections/hero-section';
import { LinkCardsSection } from '@/components/sections/link-cards-section';
import { TestimonialsSection } from '@/components/sections/testimonials-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { ActionLinks } from '@/components/ui/action-links';
import { actions } from '@/lib/content';
import { testimonialsPage, testimonials } from '@/lib/content/pages';

export const metadata = pageMetadata(testimonialsPage);

export default function Page() {
  const { panel, scene, checks, quotes, seeAlso, closing } = testimonialsPage;
  return (
    <>
      <HeroSection
        hero={testimonialsPage}
        scene={<ScenePanel panel={panel} scene={scene} />}
        actions={<ActionLinks actions={[actions.bookFreeDemo]} />}
      />
      <BookingBar actions={[actions.bookFreeDemo]} />
      {checks && <LinkCardsSection id="checks" links={checks} background="white" />}
      <TestimonialsSection testimonials={testimonials} quotes={quotes} seeAlso={seeAlso} />
      <ClosingSection
        background="white"
        closing={closing}
        actions={<ActionLinks actions={[actions.bookFreeDemo, actions.viewPricing]} />}
      />
    </>
  );
}
