import type { SceneOf } from '@/content/schemas/scenes';
import { SceneBadge } from './scene-badge';
import { SceneFrame } from './scene-frame';

/** Heights of the voice, 4 to 40. Made once from two sines, so that every build draws the same voice. */
const bars = Array.from({ length: 58 }, (_, index) =>
  Math.round(6 + 34 * Math.abs(Math.sin(index * 0.45) * Math.sin(index * 0.13 + 0.4))),
);
const spoken = 38;

/** A phone call that the assistant took: the voice as a wave, and what was said. */
export function CallScene({ scene }: { scene: SceneOf<'call'> }) {
  return (
    <SceneFrame label={scene.label}>
      <svg viewBox={`0 0 ${bars.length * 6} 44`} className="mb-4 h-14 w-full" preserveAspectRatio="none">
        {bars.map((height, index) => (
          <rect
            // The bars never change places: the index is their identity.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            x={index * 6 + 1}
            y={22 - height / 2}
            width="3.4"
            height={height}
            rx="1.7"
            className={index < spoken ? 'fill-brand' : 'fill-brand-soft'}
          />
        ))}
      </svg>
      <div className="rounded-tile border border-rule bg-white p-4 shadow-card">
        <p className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-tiny text-ink-quiet">
          <span>
            {scene.speaker} · {scene.duration}
          </span>
          <SceneBadge badge={scene.badge} />
        </p>
        <p className="text-body leading-snug">“{scene.quote}”</p>
      </div>
    </SceneFrame>
  );
}
