import { ScenePanel } from '@/components/illustrations/scenes/scene-panel';
import { HeroSection } from '@/components/sections/hero-section';
import { BookingBar } from '@/components/ui/booking-bar';
import { LinkCardsSection } from '@/components/sections/link-cards-section';
import { ActionLink } from '@/components/ui/action-link';
import { LinkedText } from '@/components/ui/linked-text';
import { actions } from '@/lib/content';
import type { ComingSoon } from '@/lib/content/schemas/coming-soon';

/** The layout of a page without content yet: what it will be about, in an outline, and what helps until then. */
export function ComingSoonPage({ page }: { page: ComingSoon }) {
  return (
    <>
      <HeroSection
        hero={{ eyebrow: page.eyebrow, title: page.title, lede: page.text }}
        scene={<ScenePanel panel={page.panel} scene={page.scene} ahead />}
        actions={<ActionLink action={actions.scheduleDemo} />}
      >
        <LinkedText text={page.seeAlso} className="mt-8 max-w-[34rem] text-ink-soft" />
      </HeroSection>
      <BookingBar actions={[actions.scheduleDemo]} />
      <LinkCardsSection links={page.related} />
    </>
  );
}
