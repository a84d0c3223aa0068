import { ChartPicture } from '@/components/charts/chart-picture';
import { Stat } from '@/components/ui/stat';
import { cx } from '@/components/ui/cx';
import { Section, type SectionBackground } from '@/components/ui/section';
import { site } from '@/lib/content';
import type { Stats } from '@/lib/content/schemas/sections';

const columns = [
  '',
  'sm:grid-cols-1',
  'sm:grid-cols-2',
  'md:grid-cols-3',
  'sm:grid-cols-2 lg:grid-cols-4',
  'sm:grid-cols-3 lg:grid-cols-5',
];

type StatsSectionProps = { stats: Stats; background: SectionBackground };

/**
 * Figures of content/claims.ts on a dark band, with the note that attributes them. An example leads, if there is one: the
 * figures are a list beside it on wide screens, below it on others.
 */
export function StatsSection({ stats, background }: StatsSectionProps) {
  const { claims, chart } = stats;
  return (
    <Section background={background} labelledBy="figures">
      <div className="on-ink rounded-band bg-ink px-6 py-10 text-white sm:px-10 lg:px-14 lg:py-14">
        <div className={chart ? 'stats-beside-chart' : 'grid gap-10'}>
          <h2 id="figures" className="text-headline">
            {stats.title}
          </h2>
          {chart && <ChartPicture chart={chart} />}
          <dl className={chart ? 'stats-list' : cx('stats-row', columns[claims.length])}>
            {claims.map((claim) => (
              <Stat key={claim.id} claim={claim} noteId="results-note" />
            ))}
          </dl>
        </div>
        <p id="results-note" className="mt-8 border-t border-rule-ink pt-5 text-small text-brand-soft">
          {site.resultsNote} {chart && site.chartNote}
        </p>
      </div>
    </Section>
  );
}
