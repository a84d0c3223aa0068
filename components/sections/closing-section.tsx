import type { ReactNode } from 'react';
import { starPath } from '@/components/ui/star';
import { Section, type SectionBackground } from '@/components/ui/section';
import type { Closing } from '@/lib/content/schemas/sections';

type ClosingSectionProps = { closing: Closing; actions: ReactNode };

/** The end of the line: it runs in a white lane to a star. */
function ClosingLine({ wide }: { wide: boolean }) {
  const lane = wide
    ? 'M-40 170C130 210 80 393 250 393H930C1070 393 1020 130 1118 96'
    : 'M-30 66C40 66 40 28 108 28s70 54 130 54c40 0 40-32 74-40';
  const [x, y] = wide ? [1118, 96] : [316, 40];
  return (
    <svg
      aria-hidden="true"
      viewBox={wide ? '0 0 1200 446' : '0 0 350 100'}
      className={wide ? 'closing-line closing-wide' : 'closing-line closing-narrow'}
    >
      <path d={lane} className="closing-lane" />
      <path d={lane} pathLength="1" className="line-in-view" />
      <g transform={`translate(${x} ${y})`} className="closing-star">
        <rect x="-27" y="-27" width="54" height="54" rx="16" />
        <path d={starPath} />
      </g>
    </svg>
  );
}

/** The last section of a page, with its calls to action. */
export function ClosingSection({
  closing,
  actions,
  background,
}: ClosingSectionProps & { background: SectionBackground }) {
  return (
    <Section background={background} labelledBy="closing">
      <div className="closing">
        <ClosingLine wide />
        <ClosingLine wide={false} />
        <h2 id="closing" className="text-headline">
          {closing.title}
        </h2>
        <p className="mt-4 text-lede text-balance text-ink-soft">{closing.text}</p>
        <div className="closing-actions">{actions}</div>
      </div>
    </Section>
  );
}
