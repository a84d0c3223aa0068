import { cx } from '@/components/ui/cx';
import { Container, Section, type SectionBackground } from '@/components/ui/section';
import { site } from '@/lib/content';
import type { Claim } from '@/lib/content/schemas/references';
import type { Stats } from '@/lib/content/schemas/sections';
import './stats.deferred.css';

const columns = ['', '', '', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5'];

/** A figure of content/claims.ts, with its label. */
function Stat({ claim: { qualifier, figure, unit, label } }: { claim: Claim }) {
  const isPercentage = unit === '%';
  return (
    <div>
      <dt>{label}</dt>
      <dd className="font-display font-semibold tracking-tight tabular">
        {qualifier && <span className="text-tiny tracking-normal">{qualifier} </span>}
        {figure}
        {unit && (
          <span className={isPercentage ? 'align-top text-small' : 'ml-[0.1em] text-tiny tracking-normal'}>
            {isPercentage ? '%' : ` ${unit}`}
          </span>
        )}
      </dd>
    </div>
  );
}

type StatsSectionProps = {
  stats: Stats;
  background?: SectionBackground;
  /** Continues the section before it. */
  continued?: boolean;
  /** Stands on the dark ground of the section before it. */
  onInk?: boolean;
};

/** Figures of content/claims.ts in a quiet row, with one mark and one note that attributes them. */
export function StatsSection({ stats: { title, claims }, background, continued, onInk = false }: StatsSectionProps) {
  const figures = (
    <div className={cx('stats border-t pt-6', onInk ? 'border-rule-ink lg:ml-15 lg:pt-9' : 'border-rule')}>
      <h2 className="text-card text-balance">
        <span id="figures">{title}</span>
        <span aria-hidden="true">&nbsp;*</span>
      </h2>
      <dl
        aria-describedby="results-note"
        className={cx('stats-row grid-cols-2 @max-[16rem]/page:grid-cols-1', columns[claims.length])}
      >
        {claims.map((claim) => (
          <Stat key={claim.id} claim={claim} />
        ))}
      </dl>
      <p id="results-note" className={cx('text-tiny', onInk ? 'text-brand-soft' : 'text-ink-quiet')}>
        <span aria-hidden="true">*&nbsp;</span>
        {site.resultsNote}
      </p>
    </div>
  );
  if (onInk) {
    return (
      <section aria-labelledby="figures" className="on-ink pb-9 lg:pb-19">
        <Container>{figures}</Container>
      </section>
    );
  }
  return (
    <Section
      background={background}
      continued={continued}
      labelledBy="figures"
      className="offscreen-[16rem] lg:offscreen-[9rem] max-lg:py-7"
    >
      {figures}
    </Section>
  );
}
