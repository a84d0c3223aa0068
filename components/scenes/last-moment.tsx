import type { Panel } from '@/lib/content/schemas/panel';
import type { Moment } from '@/lib/content/schemas/scenes';
import { MomentCard } from './moment-card';
import { SceneTile } from './scene-tile';

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
export function LastMoment({ background, moment }: { background: Panel['background']; moment: Moment }) {
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
