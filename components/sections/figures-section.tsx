import { Figure } from '@/components/ui/figure';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import { claimById } from '@/content/claim-by-id';
import { site } from '@/content/site';
import type { Figures } from '@/content/schemas/sections';

const columns = [
  '',
  'sm:grid-cols-1',
  'sm:grid-cols-2',
  'md:grid-cols-3',
  'sm:grid-cols-2 lg:grid-cols-4',
  'sm:grid-cols-3 lg:grid-cols-5',
];

/** Result figures on the page's one ink band, each from the claims ledger, with the line that says whose claims they are. */
export function FiguresSection({ figures }: { figures: Figures }) {
  // One figure stands beside its title: under it, most of the band would be empty.
  const single = figures.claims.length === 1;
  return (
    <Section ground="white" labelledBy="figures">
      <div className="on-ink rounded-band bg-ink px-6 py-10 text-white sm:px-10 lg:px-16 lg:py-16">
        <div className={cx('grid gap-10', single && 'items-center md:grid-cols-2')}>
          <h2 id="figures" className="max-w-4xl text-headline">
            {figures.title}
          </h2>
          <dl className={cx('grid gap-x-6 gap-y-9', columns[figures.claims.length])}>
            {figures.claims.map((id) => (
              <Figure key={id} claim={claimById(id)} noteId="results-note" />
            ))}
          </dl>
        </div>
        <p id="results-note" className="mt-10 border-t border-rule-ink pt-5 text-small text-brand-soft">
          {site.resultsNote}
        </p>
      </div>
    </Section>
  );
}
