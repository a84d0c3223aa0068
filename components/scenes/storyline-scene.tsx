import { cx } from '@/components/ui/cx';
import type { Storyline } from '@/lib/content/schemas/scenes';
import type { Story } from '@/lib/content/schemas/sections';
import { MomentCard } from './moment-card';
import { SceneFrame } from './scene-frame';
import { SceneTile, type TileTone } from './scene-tile';

const tones: readonly TileTone[] = ['clay', 'blue', 'blue', 'leaf', 'sun'];

/** The colors of the ribbon behind the line, from one moment to the next. */
const ribbon = ['ribbon-clay', 'ribbon-blue', 'ribbon-leaf', 'ribbon-yellow', 'ribbon-sun'];

/** The line past the five tiles, which are 107 apart and 146 below one another. */
const curve = 'M0 0C0 80 107 66 107 146C107 226 0 212 0 292C0 372 107 358 107 438C107 518 0 504 0 584';

/** One customer's story as a vertical line with five moments on alternating sides, for wide screens. */
export function StorylineScene({ scene }: { scene: Storyline }) {
  return (
    <SceneFrame label={scene.label} className="story-column">
      <svg viewBox="0 0 107 584" className="story-curve">
        <linearGradient id="ribbon" x2="0" y2="1">
          {ribbon.map((color, index) => (
            <stop key={color} offset={index / 4} className={color} />
          ))}
        </linearGradient>
        <path d={curve} stroke="url(#ribbon)" className="story-ribbon" />
        <path d={curve} pathLength="1" className="story-draw" />
        <path d="M44 0A44 44 0 1 0 43 8M62 0A62 62 0 1 0 61 8M79 0A79 79 0 1 0 78 8" className="story-rings" />
      </svg>
      <ul>
        {scene.moments.map((moment, index) => (
          <li key={moment.title} className="story-moment">
            <SceneTile name={moment.icon} tone={tones[index]} large className="relative" />
            <MomentCard moment={moment} />
          </li>
        ))}
      </ul>
    </SceneFrame>
  );
}

/** The line between the two rows, past the middles of five cards, in a drawing 1200 wide. It ends at the last tile. */
const lines = {
  horizontal: 'M0 46h1008',
  stepped:
    'M0 22h276a18 18 0 0 1 18 18v12a18 18 0 0 0 18 18h168a18 18 0 0 0 18-18v-12a18 18 0 0 1 18-18h168a18 18 0 0 1 18 18v12a18 18 0 0 0 18 18h168a18 18 0 0 0 18-18v-12a18 18 0 0 1 18-18h84',
  looped: `M0 46h192${'c60 0 125 8 125-22a18 18 0 0 0-36 0c0 30 60 22 115 22'.repeat(4)}`,
} satisfies Record<Story['line'], string>;

/** The same story from left to right on wide screens, and along a straight vertical line on narrow ones. */
export function StorylineRow({ scene, line }: { scene: Storyline; line: Story['line'] }) {
  return (
    <SceneFrame label={scene.label} className={cx('story-frame', line === 'stepped' && 'story-steps')}>
      <svg viewBox="0 0 1200 92" className="story-line drawn-line">
        <path d={lines[line]} pathLength="1" className="line-in-view" />
      </svg>
      <ul className="story-row">
        {scene.moments.map((moment) => (
          <li key={moment.title}>
            <SceneTile name={moment.icon} className="relative" />
            <MomentCard moment={moment} />
          </li>
        ))}
      </ul>
    </SceneFrame>
  );
}
