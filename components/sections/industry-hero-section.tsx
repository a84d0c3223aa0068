import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/ui/eyebrow';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Container } from '@/components/ui/section';
import type { IconName } from '@/lib/content/schemas/fields';
import type { Hero } from '@/lib/content/schemas/sections';
import type { HeroLayout } from '@/lib/content/schemas/hero-scenes';

type IndustryHeroSectionProps = {
  hero: Omit<Hero, 'scene'>;
  layout: HeroLayout;
  /** The drawing that stands for the trade. */
  icon: IconName;
  /** The picture that fills the hero. */
  picture: ReactNode;
  /** Calls to action. The first is the primary one. */
  actions: ReactNode;
};

/**
 * Headline and calls to action on a picture, which fills the window on wide screens and starts below them on narrow ones.
 */
export function IndustryHeroSection({ hero, layout, icon, picture, actions }: IndustryHeroSectionProps) {
  return (
    <section
      aria-labelledby="page-title"
      className={`industry-hero-${layout} relative isolate overflow-clip pt-bar lg:grid lg:*:[grid-area:1/1] xl:min-h-[var(--height,49rem)]`}
    >
      <Container className="industry-hero-copy booking-bar-from">
        <Eyebrow icon={icon}>{hero.eyebrow}</Eyebrow>
        <h1 id="page-title" className="mt-4 text-trade">
          <MarkedHeadline title={hero.title} />
        </h1>
        <p className="mt-4 text-lede text-ink-soft lg:mt-6">{hero.lede}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 lg:mt-8">{actions}</div>
      </Container>
      {picture}
    </section>
  );
}
