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
  const isLong = Boolean(qualifier) || figure.includes('–') || (Boolean(unit) && !isPercentage);
  return (
    <div>
      <dt>{label}</dt>
      <dd className={cx('font-display font-semibold tracking-tight tabular', isLong && 'stats-long')}>
        {qualifier && <span className="text-[0.36em] tracking-normal text-brand-soft">{qualifier} </span>}
        {figure}
        {unit && (
          <span
            className={cx(
              'text-brand-soft',
              isPercentage ? 'align-top text-[0.55em]' : 'ml-[0.1em] text-[0.36em] tracking-normal',
            )}
          >
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
  /** Without a band of its own, because it stands on a dark ground. */
  onMat?: boolean;
};

/** Figures of content/claims.ts on a dark ground, with one mark and one note that attributes them. */
export function StatsSection({ stats: { title, claims }, background, continued, onMat = false }: StatsSectionProps) {
  const figures = (
    <>
      <h2 className="text-[1.5rem]/[1.15]">
        <span id="figures">{title}</span>
        <span aria-hidden="true" className="text-brand-soft">
          &nbsp;*
        </span>
      </h2>
      <dl
        aria-describedby="results-note"
        className={cx('stats-row grid-cols-2 @max-[16rem]/page:grid-cols-1', columns[claims.length])}
      >
        {claims.map((claim) => (
          <Stat key={claim.id} claim={claim} />
        ))}
      </dl>
      <p id="results-note" className="mt-3.5 text-tiny text-brand-soft">
        <span aria-hidden="true">*&nbsp;</span>
        {site.resultsNote}
      </p>
    </>
  );
  if (onMat) {
    return (
      <section aria-labelledby="figures" className="on-ink pb-9 lg:pb-19">
        <Container>
          <div className="border-t border-rule-ink pt-6 lg:ml-15 lg:pt-9">{figures}</div>
        </Container>
      </section>
    );
  }
  return (
    <Section
      background={background}
      continued={continued}
      labelledBy="figures"
      className="offscreen-[19rem] lg:offscreen-[13rem] max-lg:py-7"
    >
      <div className="on-ink rounded-card bg-ink px-5 pt-5.5 pb-5 text-white sm:px-10 sm:py-8 lg:rounded-band lg:px-14">
        {figures}
      </div>
    </Section>
  );
}
