import { Bubble } from './bubble';
import { SceneBadge } from './scene-badge';
import { SceneFrame, type SceneProps } from './scene-frame';

/**
 * Heights of the bars, 6 to 40. Computed from two sine waves, so that every build draws the same bars, and from a phase, so that calls differ. Even numbers, so
 * that the path has no decimals.
 */
const barCount = 58;
const heightsOf = (phase: number) =>
  Array.from(
    { length: barCount },
    (_, index) => 2 * Math.round(3 + 17 * Math.abs(Math.sin(index * 0.45 + phase) * Math.sin(index * 0.13 + phase))),
  );
const spoken = 38;
/** Sizes in units of the view box: a bar with its gap, a bar, and the drawing's height. */
const step = 6;
const barWidth = 4;
const height = 44;

/**
 * The bars as one path of strokes with round caps, with relative coordinates. Rectangles would take ten times the
 * bytes.
 */
function bars(heights: readonly number[], from: number, to: number): string {
  let y = height / 2;
  return heights.slice(from, to).reduce((path, barHeight, index) => {
    const length = barHeight - barWidth;
    const start = (height - length) / 2;
    const move = index === 0 ? `M${from * step + step / 2} ${start}` : `m${step} ${start - y}`;
    y = start + length;
    return `${path}${move}v${length}`.replace(' -', '-');
  }, '');
}

/** A phone call answered by the assistant: a waveform and the transcript. */
export function CallScene({ scene, embedded }: SceneProps<'call'>) {
  const heights = heightsOf(scene.quote.length);
  return (
    <SceneFrame label={scene.label} embedded={embedded}>
      <svg
        viewBox={`0 0 ${barCount * step} ${height}`}
        fill="none"
        strokeWidth={barWidth}
        strokeLinecap="round"
        className="mb-4 h-14 w-full"
        preserveAspectRatio="none"
      >
        <path d={bars(heights, 0, spoken)} className="stroke-brand" />
        <path d={bars(heights, spoken, barCount)} className="stroke-brand-soft" />
      </svg>
      {scene.request && (
        <div className="mb-4 text-small">
          <Bubble side="received">{scene.request}</Bubble>
        </div>
      )}
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
