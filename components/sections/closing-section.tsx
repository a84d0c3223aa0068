import type { ReactNode } from 'react';
import { MomentCard } from '@/components/scenes/moment-card';
import { SceneTile } from '@/components/scenes/scene-tile';
import { cx } from '@/components/ui/cx';
import { Section, type SectionBackground } from '@/components/ui/section';
import { starPath } from '@/components/ui/star';
import type { Panel } from '@/lib/content/schemas/panel';
import type { Moment } from '@/lib/content/schemas/scenes';
import type { Closing } from '@/lib/content/schemas/sections';

/** How a page's line ends: on which background, which gives the line its form, and with which moment. */
type Ending = { background: Panel['background']; moment: Moment };

type ClosingSectionProps = { closing: Closing; actions: ReactNode; background: SectionBackground; ending?: Ending };

/** The line around the words of wide screens, and above those of narrow ones. `star` is the center of its end. */
const valley = {
  wide: {
    viewBox: '0 0 1200 446',
    path: 'M-40 170C130 210 80 393 250 393H930C1070 393 1020 130 1118 96',
    star: '1118 96',
  },
  narrow: {
    viewBox: '0 0 350 100',
    // On tablets it comes from further left.
    path: 'M-450 28c120 0 120 54 220 54S-100 66-30 66C40 66 40 28 108 28s70 54 130 54c40 0 40-32 74-40',
    star: '316 40',
  },
} as const;

/** The line runs in a white lane to a star. */
function Valley({ width }: { width: keyof typeof valley }) {
  const { viewBox, path, star } = valley[width];
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={`drawn-line closing-line closing-${width}`}>
      <path d={path} className="closing-lane" />
      <path d={path} pathLength="1" className="line-in-view" />
      <g transform={`translate(${star})`} className="closing-star">
        <rect x="-27" y="-27" width="54" height="54" rx="16" />
        <path d={starPath} transform="scale(1.2) translate(-12 -12)" />
      </g>
    </svg>
  );
}

/**
 * The line of each background, from the window's left edge to the tile on the card of the last moment. Wide ones count from the card's
 * upper left corner, narrow ones from the middle of its upper edge.
 */
const ways: Record<Panel['background'], { wide: string; narrow: string }> = {
  sun: {
    wide: 'M-950 232H-100a18 18 0 0 0 18-18V8a18 18 0 0 1 18-18H128',
    narrow: 'M-450-58H-14a14 14 0 0 1 14 14V-32',
  },
  blue: {
    wide: `M-950 232H-118${'a8 8 0 0 0 8-8v-65a8 8 0 0 1 8-8h24'.repeat(2)}a8 8 0 0 0 8-8V-2a8 8 0 0 1 8-8H128`,
    narrow: 'M-450-44H-70a8 8 0 0 0 8-8V-56a8 8 0 0 1 8-8H-8a8 8 0 0 1 8 8V-32',
  },
  leaf: {
    wide: 'M-950 232H-150C-30 232-110-10 0-10H128',
    narrow: 'M-450-56H-50C-10-56 0-56 0-32',
  },
  clay: {
    wide: `M-1020 236${'c40 0 72-48 112-48s72 48 112 48'.repeat(4)}C-40 236-70-10 40-10H128`,
    narrow: `M-470-14${'c20 0 36-36 56-36s36 36 56 36'.repeat(4)}`,
  },
  ink: {
    wide: 'M-950 232H-170C-60 232-110-10 0-10H128M-170 232C-60 232-90 24 0 24M-170 232C-70 232-80 58 0 58',
    narrow: 'M-450-50H-90C-30-50 0-60 0-32M-90-50C-50-50-50-20-50 0M-90-50C-70-50-90-10-90 0',
  },
};

/** The last moment of the page's own story, at the end of the line. */
function LastMoment({ background, moment }: Ending) {
  return (
    <div aria-hidden="true" className="closing-moment">
      <svg className="drawn-line closing-way">
        {(['wide', 'narrow'] as const).map((width) => (
          <path key={width} d={ways[background][width]} pathLength="1" className={`line-in-view closing-${width}`} />
        ))}
      </svg>
      <MomentCard moment={moment} />
      <SceneTile name={moment.icon} tone="sun" />
    </div>
  );
}

/** The last section of a page, with its calls to action. Without an ending, its line runs around the words. */
export function ClosingSection({ closing, actions, background, ending }: ClosingSectionProps) {
  return (
    <Section background={background} labelledBy="closing">
      <div
        className={cx(
          'closing booking-bar-until',
          ending ? `closing-ends pattern-${ending.background}` : 'closing-valley',
        )}
      >
        {ending ? (
          <LastMoment {...ending} />
        ) : (
          <>
            <Valley width="wide" />
            <Valley width="narrow" />
          </>
        )}
        <h2 id="closing" className="text-headline">
          {closing.title}
        </h2>
        <p className="mt-4 text-lede text-balance text-ink-soft">{closing.text}</p>
        <div className="closing-actions">{actions}</div>
      </div>
    </Section>
  );
}
