import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/ui/eyebrow';
import { cx } from '@/components/ui/cx';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Container } from '@/components/ui/section';
import type { Hero } from '@/lib/content/schemas/sections';
import '@/components/ui/patterns.css';

type HeroSectionProps = {
  hero: Pick<Hero, 'title' | 'lede'> & { eyebrow?: string };
  /** The page's product scene. */
  scene: ReactNode;
  /** Calls to action. The first is the primary one. */
  actions: ReactNode;
  /** How much of the first screen of wide windows it fills: all, most, or what it needs. On phones the first leaves room. */
  height?: 'screen' | 'hub' | 'content';
  /** A small line below the actions. */
  children?: ReactNode;
};

const heights = {
  screen: 'pb-10 max-sm:pt-2 max-sm:pb-5 lg:min-h-[clamp(44rem,100svh-4.75rem,51.5rem)] lg:grid-cols-2 lg:pb-6 lg:pt-8',
  hub: 'gap-7 pb-8 max-sm:pt-6 max-sm:pb-4 lg:min-h-[40rem] lg:grid-cols-2 lg:pt-4 lg:pb-6',
  content: 'gap-12 pb-16 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:pt-16 lg:pb-24',
};

/**
 * Headline and calls to action next to the page's product scene. Both are aligned to the top: if centered, they would
 * shift while the page loads.
 */
export function HeroSection({ hero, scene, actions, height = 'content', children }: HeroSectionProps) {
  const isScreen = height === 'screen';
  return (
    <section aria-labelledby="page-title" className="hero-background isolate overflow-clip pt-bar">
      <Container className={cx('grid grid-cols-1 items-start pt-10 lg:gap-16', heights[height])}>
        <div className={cx('booking-bar-from', height !== 'content' && 'lg:pt-20')}>
          {hero.eyebrow && (
            <div className={isScreen ? 'max-sm:hidden' : undefined}>
              <Eyebrow>{hero.eyebrow}</Eyebrow>
            </div>
          )}
          <h1
            id="page-title"
            className={cx('mt-5 text-hero', isScreen && 'max-sm:mt-0 max-sm:text-[min(2.375rem,12vw)]/[1.07]')}
          >
            <MarkedHeadline title={hero.title} />
          </h1>
          <p
            className={cx(
              'mt-6 max-w-[34rem] text-lede text-ink-soft',
              isScreen && 'max-sm:mt-3 max-sm:text-body/[1.45]',
            )}
          >
            {hero.lede}
          </p>
          <div
            className={cx(
              'mt-8 flex flex-wrap items-center gap-3',
              isScreen && 'max-sm:mt-4 max-sm:gap-x-6 max-sm:gap-y-1.5',
            )}
          >
            {actions}
          </div>
          {children}
        </div>
        <div className="self-stretch lg:pt-4">{scene}</div>
      </Container>
    </section>
  );
}
