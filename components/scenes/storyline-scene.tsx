import { cx } from '@/components/ui/cx';
import type { Storyline } from '@/lib/content/schemas/scenes';
import { MomentCard } from './moment-card';
import { SceneFrame } from './scene-frame';
import { SceneTile, type TileTone } from './scene-tile';

/* The moments appear one after another. Class names, because the content security policy blocks style attributes. */
const delays = ['', 'story-2', 'story-3', 'story-4', 'story-5'];

const tones: readonly TileTone[] = ['clay', 'blue', 'blue', 'leaf', 'sun'];

/** The colors of the ribbon behind the line, from one moment to the next. */
const ribbon = ['ribbon-clay', 'ribbon-blue', 'ribbon-leaf', 'ribbon-yellow', 'ribbon-sun'];

/** The round ends of the ribbon, on its first and its last curve. */
const ends: Record<number, string> = { 0: 'M-42 0a42 42 0 0 1 84 0z', 3: 'M-42 146a42 42 0 0 0 84 0z' };

/** The curve from one tile down to the next one, on the other side, with a ribbon behind it. */
function Curve({ index }: { index: number }) {
  const curve = index % 2 === 0 ? 'M0 0C0 80 107 66 107 146' : 'M107 0C107 80 0 66 0 146';
  const id = `ribbon-${index}`;
  return (
    <svg viewBox="0 0 107 146" preserveAspectRatio="none" className={cx('story-curve', delays[index])}>
      <linearGradient id={id} x2="0" y2="1">
        <stop className={ribbon[index]} />
        <stop offset="1" className={ribbon[index + 1]} />
      </linearGradient>
      <path d={curve} stroke={`url(#${id})`} className="story-ribbon" />
      {ends[index] && <path d={ends[index]} className={cx('story-ribbon', ribbon[index === 0 ? 0 : 4])} />}
      <path d={curve} pathLength="1" className="story-draw" />
    </svg>
  );
}

/** One customer's story as a vertical line with five moments on alternating sides. */
export function StorylineScene({ scene }: { scene: Storyline }) {
  return (
    <SceneFrame label={scene.label}>
      <ul className="story-column">
        {scene.moments.map((moment, index) => (
          <li key={moment.title}>
            {index < scene.moments.length - 1 && <Curve index={index} />}
            {index === 0 && (
              <svg viewBox="0 0 160 160" className="story-rings">
                <circle cx="80" cy="80" r="44" />
                <circle cx="80" cy="80" r="62" />
                <circle cx="80" cy="80" r="79" />
              </svg>
            )}
            <div className={cx('story-moment', delays[index])}>
              <SceneTile name={moment.icon} tone={tones[index]} large className="relative" />
              <MomentCard moment={moment} />
            </div>
          </li>
        ))}
      </ul>
    </SceneFrame>
  );
}
