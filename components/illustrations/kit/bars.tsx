import type { Meter } from '@/lib/content/schemas/kit';
import './kit.css';

/** Figures with a bar each. The bar is an SVG, because the content security policy blocks style attributes. */
export function Bars({ rows }: { rows: readonly Meter[] }) {
  return (
    <ul className="kit-bars">
      {rows.map(({ label, value, share }) => (
        <li key={label}>
          <span>{label}</span> <b>{value}</b>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none">
            <path d={`M0 0h${share}v4H0z`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
