import { ChartPicture } from '@/components/charts/chart-picture';
import { Icon } from '@/components/ui/icon';
import { Stat } from '@/components/ui/stat';
import { cx } from '@/components/ui/cx';
import { Section, type SectionBackground } from '@/components/ui/section';
import { site } from '@/lib/content/site';
import type { IconName } from '@/lib/content/schemas/fields';
import type { Stats } from '@/lib/content/schemas/sections';

const columns = [
  '',
  'sm:grid-cols-1',
  'sm:grid-cols-2',
  'md:grid-cols-3',
  'sm:grid-cols-2 lg:grid-cols-4',
  'sm:grid-cols-3 lg:grid-cols-5',
];

type StatsSectionProps = {
  stats: Stats;
  background: SectionBackground;
  /** A drawing, large and cropped, in the band's corner. */
  motif?: IconName;
};

/** Figures of content/claims.ts on a dark band, beside an example, with the note that attributes them. */
export function StatsSection({ stats, background, motif }: StatsSectionProps) {
  const { claims, chart } = stats;
  const inPairs = claims.length > 3;
  const beside = Boolean(chart) && !inPairs;
  const list = claims.map((claim) => <Stat key={claim.id} claim={claim} noteId="results-note" beside={beside} />);
  // A single figure goes next to the title: below it, most of the band would be empty.
  const single = claims.length === 1;
  return (
    <Section background={background} labelledBy="figures">
      <div className="on-ink motif-background rounded-band bg-ink px-6 py-10 text-white sm:px-10 lg:px-14 lg:py-14">
        {motif && <Icon name={motif} className="panel-motif stats-motif" />}
        <div className={cx('grid gap-10', single && !chart && 'items-center md:grid-cols-2')}>
          <h2 id="figures" className="text-headline lg:max-w-[85%]">
            {stats.title}
          </h2>
          {chart ? (
            <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-14">
              <dl className={cx('stats', inPairs ? 'stats-pairs' : 'stats-rows')}>{list}</dl>
              <ChartPicture chart={chart} />
            </div>
          ) : (
            <dl className={cx('grid gap-x-6 gap-y-9 *:border-l-2 *:border-brand *:pl-5', columns[claims.length])}>
              {list}
            </dl>
          )}
        </div>
        <p id="results-note" className="mt-10 border-t border-rule-ink pt-5 text-small text-brand-soft">
          {site.resultsNote} {chart && site.chartNote}
        </p>
      </div>
    </Section>
  );
}
