import { cx } from '@/components/ui/cx';
import type { Storyline } from '@/lib/content/schemas/scenes';
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

/** The same story from left to right on wide screens, and along a straight vertical line on narrow ones. */
export function StorylineRow({ scene }: { scene: Storyline }) {
  return (
    <SceneFrame label={scene.label}>
      <ul className="grid gap-4 lg:grid-cols-5 lg:gap-5">
        {scene.moments.map((moment, index) => (
          <li key={moment.title} className="relative flex items-start gap-4 lg:flex-col">
            {index < scene.moments.length - 1 && (
              <span className="absolute top-5.5 left-5.5 h-[calc(100%+1rem)] w-[3px] [translate:-50%] bg-brand lg:h-[3px] lg:w-[calc(100%+1.25rem)] lg:[translate:0_-50%]" />
            )}
            <SceneTile name={moment.icon} className="relative" />
            <div className="min-w-0 flex-1 lg:w-full">
              <MomentCard moment={moment} />
            </div>
          </li>
        ))}
      </ul>
    </SceneFrame>
  );
}
