import { initials } from './initials';
import { Star } from './star';

/**
 * Initials and the site's line on a sheet of 480 by 560, in the place of a portrait that does not exist yet. It shows no
 * face that could pretend to be a person's. The name has to stand beside it.
 */
export function Monogram({ name, className }: { name: string; className?: string }) {
  return (
    <svg viewBox="0 0 480 560" aria-hidden="true" className={className}>
      <rect width="480" height="560" className="fill-brand-tint" />
      <circle cx="240" cy="244" r="156" className="fill-white" />
      <path
        d="M-10 452C70 452 92 388 168 392S276 484 344 468 404 372 424 300"
        fill="none"
        strokeWidth="4"
        className="stroke-brand"
      />
      <circle cx="168" cy="392" r="8" className="fill-brand" />
      <Star x={428} y={284} />
      <text
        x="240"
        y="290"
        textAnchor="middle"
        className="fill-ink font-display text-[132px] font-semibold tracking-tight"
      >
        {initials(name)}
      </text>
    </svg>
  );
}
