import { cx } from '@/components/ui/cx';
import type { Storyline } from '@/lib/content/schemas/scenes';
import type { Story } from '@/lib/content/schemas/sections';
import { MomentCard } from './moment-card';
import { SceneFrame } from './scene-frame';
import { SceneTile } from './scene-tile';

/* The rows appear one after another. Class names, because the content security policy blocks style attributes. */
const delays = [
  '',
  '[animation-delay:350ms]',
  '[animation-delay:700ms]',
  '[animation-delay:1050ms]',
  '[animation-delay:1400ms]',
];

/** The curve from one tile down to the next one, on the other side. */
function Curve({ toRight, className }: { toRight: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 44 100"
      preserveAspectRatio="none"
      className={cx('reveal-line absolute top-5.5 left-5.5 h-[calc(100%+0.875rem)] w-11 text-brand', className)}
    >
      <path
        d={toRight ? 'M1 0 C 1 55, 43 45, 43 100' : 'M43 0 C 43 55, 1 45, 1 100'}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** One customer's story as a vertical line with five moments on alternating sides. It fills its column. */
export function StorylineScene({ scene }: { scene: Storyline }) {
  return (
    <SceneFrame label={scene.label}>
      <ul className="grid gap-3.5">
        {scene.moments.map((moment, index) => {
          const right = index % 2 === 1;
          return (
            <li key={moment.title} className="relative flex items-start">
              {index < scene.moments.length - 1 && <Curve toRight={!right} className={delays[index]} />}
              <SceneTile name={moment.icon} className={cx('relative', right ? 'mr-4 ml-11' : 'mr-4 sm:mr-15')} />
              <div className={cx('reveal-moment min-w-0 flex-1', delays[index])}>
                <MomentCard moment={moment} />
              </div>
            </li>
          );
        })}
      </ul>
    </SceneFrame>
  );
}

/** The line over five columns of a drawing 1200 wide. It ends at the last tile. */
const lines = {
  horizontal: 'M0 46h1088',
  stepped:
    'M0 70h216a18 18 0 0 0 18-18v-12a18 18 0 0 1 18-18h208a18 18 0 0 1 18 18v12a18 18 0 0 0 18 18h208a18 18 0 0 0 18-18v-12a18 18 0 0 1 18-18h208a18 18 0 0 1 18 18v12a18 18 0 0 0 18 18h104',
  looped: `M0 46h112${'c70 0 150 8 150-22a18 18 0 0 0-36 0c0 30 70 22 130 22'.repeat(4)}`,
} satisfies Record<Story['line'], string>;

/** The same story from left to right on wide screens, and along a straight vertical line on narrow ones. */
export function StorylineRow({ scene, line }: { scene: Storyline; line: Story['line'] }) {
  return (
    <SceneFrame label={scene.label} className="relative">
      <svg viewBox="0 0 1200 92" className="story-line">
        <path d={lines[line]} pathLength="1" className="line-in-view" />
      </svg>
      <ul className={cx('story-row', line === 'stepped' && 'story-steps')}>
        {scene.moments.map((moment) => (
          <li key={moment.title}>
            <SceneTile name={moment.icon} className="max-lg:relative" />
            <MomentCard moment={moment} />
          </li>
        ))}
      </ul>
    </SceneFrame>
  );
}
