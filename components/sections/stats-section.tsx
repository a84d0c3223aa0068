import { ChartPicture } from '@/components/illustrations/charts/chart-picture';
import { cx } from '@/components/ui/cx';
import { ExampleCaption } from '@/components/ui/example-caption';
import { Section, type SectionBackground } from '@/components/ui/section';
import { site } from '@/lib/content';
import type { Claim } from '@/lib/content/schemas/references';
import type { Stats } from '@/lib/content/schemas/sections';
import './stats.deferred.css';

const columns = ['', 'lg:grid-cols-1', '', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5'];

/** A figure of content/claims.ts, with its label. */
function Stat({ claim: { qualifier, figure, unit, label } }: { claim: Claim }) {
  const isPercentage = unit === '%';
  const isLong = Boolean(qualifier) || figure.includes('–') || (Boolean(unit) && !isPercentage);
  return (
    <div>
      <dt>{label}</dt>
      <dd
        className={cx(
          'font-display font-semibold tracking-tight tabular',
          isLong ? 'stats-long' : figure.length > 3 && 'stats-wide',
        )}
      >
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
};

/**
 * Figures of content/claims.ts on a dark band, with one mark and one note that attributes them. One or two figures have an
 * example beside them.
 */
export function StatsSection({ stats: { title, claims, chart }, background, continued }: StatsSectionProps) {
  return (
    <Section
      background={background}
      continued={continued}
      labelledBy="figures"
      className={chart ? 'offscreen-[40rem] lg:offscreen-[35rem]' : 'offscreen-[28rem] lg:offscreen-[24rem]'}
    >
      <div className="on-ink stats rounded-band bg-ink px-6 py-8 text-white sm:px-10 lg:px-14 lg:py-10">
        <div className={chart && 'stats-beside-chart'}>
          <div>
            <h2 className="text-headline">
              <span id="figures">{title}</span>
              <span aria-hidden="true" className="text-brand-soft">
                &nbsp;*
              </span>
            </h2>
            <dl
              aria-describedby="results-note"
              className={cx('stats-row grid-cols-2', !(chart && claims.length === 4) && columns[claims.length])}
            >
              {claims.map((claim) => (
                <Stat key={claim.id} claim={claim} />
              ))}
            </dl>
          </div>
          {chart && (
            <figure>
              <ChartPicture chart={chart} />
              <ExampleCaption inFigure ground="ink" className="mt-2" />
            </figure>
          )}
        </div>
        <p id="results-note" className="mt-5 text-small text-brand-soft">
          <span aria-hidden="true">*&nbsp;</span>
          {site.resultsNote}
        </p>
      </div>
    </Section>
  );
}
