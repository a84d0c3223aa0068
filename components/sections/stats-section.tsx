import { HeadedSection } from '@/components/ui/headed-section';
import { cx } from '@/components/ui/cx';
import type { SectionBackground } from '@/components/ui/section';
import { site } from '@/lib/content';
import type { Claim } from '@/lib/content/schemas/references';
import type { Stats } from '@/lib/content/schemas/sections';
import './stats.deferred.css';

/** A figure of content/claims.ts, with its label. */
function Stat({ claim: { qualifier, figure, unit, label } }: { claim: Claim }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="font-display text-headline tracking-tight tabular">
        {qualifier && <span className="text-tiny tracking-normal">{qualifier} </span>}
        {figure}
        {unit === '%' ? '%' : unit && <span className="text-tiny tracking-normal"> {unit}</span>}
      </dd>
    </div>
  );
}

type StatsSectionProps = { stats: Stats; background?: SectionBackground };

/** Figures of content/claims.ts in a row, with one mark and one note that attributes them. */
export function StatsSection({ stats: { title, claims }, background }: StatsSectionProps) {
  const isLong = claims.some(({ figure }) => figure.length > 4);
  return (
    <HeadedSection
      id="figures"
      title={
        <>
          {title}
          <span aria-hidden="true" className="align-top text-card">
            &nbsp;*
          </span>
        </>
      }
      background={background}
      className={isLong ? 'offscreen-[15rem] lg:offscreen-[13rem]' : 'offscreen-[14rem] lg:offscreen-[7.5rem]'}
    >
      <dl aria-describedby="results-note" className={cx('figures grid grid-cols-2', isLong && 'figures-long')}>
        {claims.map((claim) => (
          <Stat key={claim.id} claim={claim} />
        ))}
      </dl>
      <p id="results-note" className="mt-2 text-tiny text-ink-quiet lg:mt-3">
        <span aria-hidden="true">*&nbsp;</span>
        {site.resultsNote}
      </p>
    </HeadedSection>
  );
}
