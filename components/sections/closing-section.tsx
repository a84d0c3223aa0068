import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Section, type SectionBackground } from '@/components/ui/section';
import { starPath } from '@/components/ui/star';
import type { Panel } from '@/lib/content/schemas/panel';
import type { Closing } from '@/lib/content/schemas/sections';

type ClosingSectionProps = {
  closing: Closing;
  actions: ReactNode;
  background: SectionBackground;
  /** The last moment of the page's own story, and the background on which the line ends in it. */
  ending?: { background: Panel['background']; lastMoment: ReactNode };
};

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
          ending.lastMoment
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
