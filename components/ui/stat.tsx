import type { Claim } from '@/lib/content/schemas/claim';
import { site } from '@/lib/content';
import { cx } from './cx';

type StatProps = { claim: Claim; noteId: string };

/** A figure of content/claims.ts, with its label and a link to the note that attributes it. */
export function Stat({ claim, noteId }: StatProps) {
  return (
    <div>
      <dt className="text-small text-brand-soft">
        {claim.label}
        {/* A space that does not break, so that the asterisk stays on the line of the last word. */}
        {'\u00a0'}
        <a href={`#${noteId}`} className="px-1 text-white underline underline-offset-2">
          <span aria-hidden>*</span>
          <span className="sr-only">{site.claimMark}</span>
        </a>
      </dt>
      <dd className="font-display font-semibold tracking-tight tabular">
        {claim.qualifier && <span className="text-[0.36em] tracking-normal text-brand-soft">{claim.qualifier} </span>}
        {claim.figure}
        {claim.unit && (
          <span
            className={cx(
              'text-brand-soft',
              claim.unit === '%' ? 'align-top text-[0.55em]' : 'ml-[0.1em] text-[0.36em] tracking-normal',
            )}
          >
            {claim.unit === '%' ? '%' : ` ${claim.unit}`}
          </span>
        )}
      </dd>
    </div>
  );
}
