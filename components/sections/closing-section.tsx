import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Section, type SectionBackground } from '@/components/ui/section';
import { starPath } from '@/components/ui/star';
import type { Panel, Closing } from '@/lib/content/schemas/sections';

type ClosingSectionProps = {
  closing: Closing;
  actions: ReactNode;
  /** That of the section before it, which it continues. */
  background?: SectionBackground;
  /** The background of the page's hero, if its layout has one. */
  pattern?: Panel['background'];
};

/**
 * The end of the line on each background, up to the star. Wide: in a box 640 by 240 at the lower right. Narrow: in a box 350 by
 * 96 above the words. It comes from outside.
 */
const ways: Record<Panel['background'], { wide: string; narrow: string }> = {
  sun: {
    wide: 'M-1300 212H60a18 18 0 0 0 18-18V114a18 18 0 0 1 18-18H500',
    narrow: 'M-500 76H60a14 14 0 0 0 14-14V58a14 14 0 0 1 14-14H296',
  },
  blue: {
    wide: `M-1300 212H40${'a8 8 0 0 0 8-8v-42a8 8 0 0 1 8-8h100'.repeat(2)}H500`,
    narrow: `M-500 76H40${'a8 8 0 0 0 8-8a8 8 0 0 1 8-8h40'.repeat(2)}H296`,
  },
  leaf: {
    wide: 'M-1300 212H0C180 212 160 96 340 96H500',
    narrow: 'M-500 76H20C120 76 110 44 210 44H296',
  },
  clay: {
    wide: `M-1292 212${'c40 0 72-36 112-36s72 36 112 36'.repeat(6)}C130 212 240 96 380 96H500`,
    narrow: `M-462 76${'c20 0 36-24 56-24s36 24 56 24'.repeat(5)}C180 76 200 44 260 44H296`,
  },
  ink: {
    wide: 'M-1300 212H60C200 212 180 96 320 96H500',
    narrow: 'M-500 76H40C130 76 120 44 210 44H296',
  },
};

/** The star at the end of the line. Its coordinates are its center. */
function End({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="closing-star">
      <rect x="-27" y="-27" width="54" height="54" rx="16" />
      <path d={starPath} transform="scale(1.2) translate(-12 -12)" />
    </g>
  );
}

/** The last section of a page: a heading, its calls to action, and the end of the page's line. */
export function ClosingSection({ closing, actions, background, pattern }: ClosingSectionProps) {
  const { wide, narrow } = ways[pattern ?? 'leaf'];
  return (
    <Section continued background={background} labelledBy="closing" className="offscreen-[22rem] lg:offscreen-[19rem]">
      <div className={cx('closing booking-bar-until print-hidden', pattern ? `pattern-${pattern}` : 'closing-plain')}>
        <svg aria-hidden="true" viewBox="0 8 350 80" className="drawn-line closing-narrow">
          <path d={narrow} />
          <End x={296} y={44} />
        </svg>
        <svg
          aria-hidden="true"
          viewBox="0 0 640 240"
          className="drawn-line absolute right-0 bottom-0 h-60 w-160 max-lg:hidden"
        >
          <path d={wide} />
          <End x={500} y={96} />
        </svg>
        <h2 id="closing" className="text-headline">
          {closing.title}
        </h2>
        <div className="relative mt-5 flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>
      </div>
    </Section>
  );
}
