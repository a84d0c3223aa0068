import { X } from 'lucide';
import { CheckList } from '@/components/ui/check-list';
import { cx } from '@/components/ui/cx';
import { ExampleCaption } from '@/components/ui/example-caption';
import { IconTile } from '@/components/ui/icon-tile';
import { Lucide } from '@/components/ui/lucide';
import { Section } from '@/components/ui/section';
import type { PainPoints, PainPointsOf } from '@/lib/content/schemas/sections';

/** The appointment that stays empty because of a problem. */
function LostSlot({ slot }: Pick<PainPointsOf<'slots'>['cards'][number], 'slot'>) {
  return (
    <p className="flex gap-3 rounded-tile bg-leaf-tint px-2.5 py-1.5 text-small/[1.3] font-semibold text-clay">
      <b className="w-[2.75rem] flex-none pt-1.5 text-tiny/[1.3] text-leaf tabular">{slot.time}</b>
      <span
        className={cx(
          'flex min-h-9 flex-1 items-center gap-2 rounded-button border-[1.5px] border-dashed border-clay-bright',
          'bg-clay-tint px-2.5 py-1',
        )}
      >
        <Lucide icon={X} className="size-4 shrink-0" />
        {slot.text}
      </span>
    </p>
  );
}

/** The center of a dot in its row. */
const x = (index: number) => 11 + index * 32;

/** A row of visits: came, missed and not yet. The line ends at the last one that took place. */
function DotRow({ dots }: { dots: string }) {
  const places = (sign: string, shape: string) =>
    [...dots].map((dot, index) => (dot === sign ? `M${x(index)} 11${shape}` : '')).join('');
  return (
    <svg viewBox="0 0 256 22" strokeLinecap="round" className="mt-1 w-56 max-w-full fill-none stroke-brand">
      <path d={`M11 11H${x(dots.lastIndexOf('1'))}`} strokeWidth="2.5" />
      <path d={places('1', 'h0')} strokeWidth="20" />
      <path d={places('.', 'h0')} strokeWidth="9" className="stroke-rule" />
      <path
        d={places('x', 'm-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0')}
        strokeWidth="2"
        strokeDasharray="1 3.7"
        className="fill-clay-tint stroke-clay-bright"
      />
    </svg>
  );
}

/** What stands before each problem, in the form that the page has. */
function marksOf(painPoints: PainPoints) {
  switch (painPoints.form) {
    case 'ledger':
      return painPoints.cards.map((card) => <IconTile key={card.title} name={card.icon} tone="clay" />);
    case 'slots':
      return painPoints.cards.map((card) => <LostSlot key={card.title} slot={card.slot} />);
    case 'dots':
      return painPoints.cards.map((card) => <DotRow key={card.title} dots={card.dots} />);
    case 'notes':
      return painPoints.cards.map((card) => (
        <p
          key={card.title}
          className="w-fit [rotate:-1deg] rounded-[4px] bg-sun-tint px-4 py-3 text-small/[1.35] font-semibold text-sun-deep elevation-card"
        >
          <s className="decoration-clay-bright decoration-[1.5px]">{card.note}</s>
        </p>
      ));
    case 'quotes':
      return painPoints.cards.map((card) => (
        <p
          key={card.title}
          className={cx(
            'font-display text-title font-semibold tracking-tight text-balance text-clay underline',
            'decoration-clay-bright decoration-wavy underline-offset-[0.25em] [text-decoration-skip-ink:none]',
          )}
        >
          “{card.quote}”
        </p>
      ));
  }
}

/** The line that breaks: under the heading, on wide screens. */
function BrokenLine() {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 70" className="drawn-line mt-6 w-75 max-xl:hidden">
      <path d="M0 44C50 44 46 14 90 14s50 46 100 36" />
      <path d="M212 47h86" strokeDasharray="2 10" className="stroke-clay-bright" />
      <circle cx="200" cy="47" r="8" className="fill-white stroke-clay-bright" />
    </svg>
  );
}

/** The widths of the marks that are not as wide as the others. */
const columns: Partial<Record<PainPoints['form'], string>> = {
  ledger: 'grid-cols-[auto_minmax(0,1fr)]',
  quotes: 'sm:grid-cols-[17rem_minmax(0,1fr)]',
};

/** The forms that draw something invented. */
const drawnForms = new Set<PainPoints['form']>(['slots', 'dots', 'notes']);

/** Three problems that the reader will recognize, as rows in one of several forms. */
export function PainPointsSection({ painPoints }: { painPoints: PainPoints }) {
  const marks = marksOf(painPoints);
  const height = painPoints.cards.some(({ checklist }) => checklist)
    ? 'offscreen-[50rem] lg:offscreen-[32rem]'
    : 'offscreen-[37rem] lg:offscreen-[22rem]';
  return (
    <Section
      labelledBy="pain-points"
      className={cx(height, 'max-lg:pt-8 max-lg:pb-7', painPoints.form === 'notes' && 'blue-sheet')}
    >
      <div className="xl:grid xl:grid-cols-[minmax(0,25.5rem)_minmax(0,1fr)] xl:gap-x-12">
        <div>
          <h2 id="pain-points" className="text-headline">
            {painPoints.title}
          </h2>
          <BrokenLine />
        </div>
        <ul className="max-xl:mt-3">
          {painPoints.cards.map((card, index) => (
            <li
              key={card.title}
              className={cx(
                'grid gap-x-6 gap-y-2.5 border-b border-rule py-2.5 leading-[1.45] last:border-0 last:pb-0 sm:pt-4.5 sm:not-last:pb-4.5',
                'xl:first:pt-1',
                columns[painPoints.form] ?? 'sm:grid-cols-[14rem_minmax(0,1fr)]',
              )}
            >
              <div aria-hidden={painPoints.form === 'quotes' ? undefined : true}>{marks[index]}</div>
              <div>
                <h3 className="text-card">{card.title}</h3>
                <p className="mt-1 text-ink-soft">{card.text}</p>
                {card.checklist && (
                  <CheckList
                    points={card.checklist}
                    mark="missing"
                    className="mt-2 gap-1 text-small/[1.5] xl:grid-flow-col xl:gap-3 xl:leading-[1.4]"
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
        {drawnForms.has(painPoints.form) && (
          <ExampleCaption
            ground={painPoints.form === 'notes' ? 'tint' : 'paper'}
            className="-mb-6 pt-1 xl:col-start-2"
          />
        )}
      </div>
    </Section>
  );
}
