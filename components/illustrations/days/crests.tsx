import { starPath } from '@/lib/icons';

const width = 80;

/** Visits as the crests of a wave, from the first to the one that was praised. */
export function Crests({ crests }: { crests: readonly string[] }) {
  const centers = crests.map((_, index) => (index + 0.5) * width);
  const rings = centers.slice(0, -1).map((x) => `M${x - 7} 8a7 7 0 1 0 14 0 7 7 0 1 0-14 0`);
  return (
    <div className="day-crests">
      <svg viewBox={`0 0 ${crests.length * width} 34`} strokeWidth="4" className="fill-none stroke-brand">
        <path d={`M0 24${'c14 0 26-16 40-16s26 16 40 16'.repeat(crests.length)}`} />
        <path d={rings.join('')} className="fill-white" />
        <path
          d={starPath}
          transform={`translate(${(centers.at(-1) ?? 0) - 13} -5) scale(1.1)`}
          className="fill-sun stroke-none"
        />
      </svg>
      {crests.map((crest) => (
        <span key={crest}>{crest}</span>
      ))}
    </div>
  );
}
