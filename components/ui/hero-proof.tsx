import { company } from '@/lib/content/pages';
import type { Claim } from '@/lib/content/schemas/claim';
import { site } from '@/lib/content/site';

function figureOf({ qualifier, figure, unit }: Claim): string {
  const amount = unit === '%' ? `${figure}%` : `${figure} ${unit}`.trim();
  return qualifier ? `${qualifier} ${amount}` : amount;
}

/** One figure below a hero's calls to action, with a link to the note that attributes it, or else the company's first fact. */
export function HeroProof({ claim }: { claim: Claim | undefined }) {
  const [fact] = company.facts;
  return (
    <p className="mt-5 text-small text-ink-soft lg:mt-6">
      <b className="text-ink">{claim ? figureOf(claim) : fact?.value}</b> {claim ? claim.label : fact?.label}
      {claim && (
        <>
          {', '}
          <a href="#results-note" className="underline underline-offset-2">
            {site.claimMark}
          </a>
        </>
      )}
    </p>
  );
}
