import type { Meter } from '@/lib/content/schemas/kit';
import { SceneTitle, type SceneProps } from './scene-frame';

/**
 * Rows with a label, a value and a bar. The bar is an SVG, because the content security policy blocks style attributes.
 */
export function Meters({ rows }: { rows: readonly Meter[] }) {
  return (
    <ul className="grid gap-3.5">
      {rows.map((row) => (
        <li key={row.label}>
          <p className="mb-1.5 flex justify-between gap-4 leading-snug">
            <span>{row.label}</span>
            <span className="font-semibold whitespace-nowrap tabular">{row.value}</span>
          </p>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-2 w-full overflow-hidden rounded-full">
            <rect width="100" height="4" className="fill-brand-tint" />
            <rect width={row.share} height="4" className="fill-brand" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** A report that an owner can read in a minute, or the progress of one customer. */
export function ReportScene({ scene }: SceneProps<'report'>) {
  return (
    <>
      <SceneTitle title={scene.title} aside={scene.period} />
      <Meters rows={scene.rows} />
      {scene.note && <p className="mt-5 rounded-tile bg-paper-deep px-4 py-3 text-ink-soft">{scene.note}</p>}
    </>
  );
}
