import { Badge } from '@/components/illustrations/kit/badge';
import { PlateHead } from '@/components/illustrations/kit/head';
import { Message } from '@/components/illustrations/kit/message';
import { cx } from '@/components/ui/cx';
import { Stars } from '@/components/ui/stars';
import type { Moment, Storyline } from '@/lib/content/schemas/scenes';
import { SceneFrame } from './scene-frame';
import { SceneTile, type TileTone } from './scene-tile';

const tones: readonly TileTone[] = ['clay', 'blue', 'blue', 'leaf', 'sun'];

/** The colors of the ribbon behind the line, from one moment to the next. */
const ribbon = ['text-clay-bright', 'text-brand', 'text-leaf-ribbon', 'text-sun-ribbon', 'text-sun'];

/** The line past the five tiles, which are 107 apart and 146 below one another. */
const curve = 'M0 0C0 80 107 66 107 146C107 226 0 212 0 292C0 372 107 358 107 438C107 518 0 504 0 584';

function MomentText({ moment: { icon, from, text, badge } }: { moment: Moment }) {
  if (from) return <Message from={from} text={text} />;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
      {icon === 'star' && <Stars />} {text} {badge && <Badge badge={badge} />}
    </p>
  );
}

/** One moment of a storyline: what happened, when, and a quote. */
function MomentCard({ moment }: { moment: Moment }) {
  return (
    <div className="kit-card">
      <PlateHead title={moment.title} time={moment.time} />
      <MomentText moment={moment} />
    </div>
  );
}

/** One customer's story as a vertical line with five moments on alternating sides, for wide screens. */
export function StorylineScene({ scene }: { scene: Storyline }) {
  return (
    <SceneFrame label={scene.label} className="relative max-lg:hidden">
      <svg
        viewBox="0 0 107 584"
        className="absolute top-7.5 left-7.5 h-[36.5rem] w-[6.6875rem] overflow-visible fill-none"
      >
        <linearGradient id="ribbon" x2="0" y2="1">
          {ribbon.map((color, index) => (
            <stop key={color} offset={index / 4} stopColor="currentColor" className={color} />
          ))}
        </linearGradient>
        <path d={curve} stroke="url(#ribbon)" strokeWidth="84" strokeLinecap="round" opacity="0.2" />
        <path d={curve} strokeWidth="2.5" className="stroke-brand" />
        <path
          d="M44 0A44 44 0 1 0 43 8M62 0A62 62 0 1 0 61 8M79 0A79 79 0 1 0 78 8"
          strokeWidth="1.5"
          className="stroke-clay-bright opacity-50"
        />
      </svg>
      <ul className="grid auto-rows-[9.125rem]">
        {scene.moments.map((moment, index) => (
          <li
            key={moment.title}
            className={cx(
              'relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3.5',
              index % 2 ? 'ml-[6.6875rem]' : 'mr-16',
            )}
          >
            <SceneTile name={moment.icon} tone={tones[index]} large />
            <MomentCard moment={moment} />
          </li>
        ))}
      </ul>
    </SceneFrame>
  );
}
