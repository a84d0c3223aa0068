import { Check, Minus } from 'lucide';
import { cx } from '@/components/ui/cx';
import { Picture } from '@/components/ui/picture';
import { Section, type SectionBackground } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { comparisonAlt, dollars, planCell } from '@/lib/content/plan-facts';
import { planWords } from '@/lib/content/plan-words';
import type { ComparisonRow, Plan, Pricing } from '@/lib/content/schemas/plan';
import { Lucide } from '@/components/ui/lucide';

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <Lucide icon={Check} className="inline size-5 text-leaf" strokeWidth={2.25} />
      <span className="sr-only">{planWords.cells.yes}</span>
    </>
  ) : (
    <>
      <Lucide icon={Minus} className="inline size-5 text-ink-quiet" />
      <span className="sr-only">{planWords.cells.no}</span>
    </>
  );
}

type ComparisonSectionProps = { text: Pricing['comparison']; plans: readonly Plan[]; rows: readonly ComparisonRow[] };

/**
 * The feature comparison table. On phones each feature is a row above its four values, and the header with the plan
 * names is sticky (.comparison in globals.css). The roles are explicit because some browsers drop the implicit ones
 * when the `display` of table elements is changed.
 */
export function ComparisonSection({
  text,
  plans,
  rows,
  background,
}: ComparisonSectionProps & { background: SectionBackground }) {
  return (
    <Section background={background} labelledBy="comparison">
      <SectionHeading id="comparison" title={text.title} intro={text.intro} />
      <table role="table" aria-labelledby="comparison" className="comparison w-full text-small">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="sr-only">Feature</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.name} role="columnheader" scope="col" className={cx(plan.recommended && 'recommended')}>
                {plan.title}
                <span className="block text-ink-soft tabular">{dollars(plan.price)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.feature} role="row">
              <th role="rowheader" scope="row">
                {row.feature}
              </th>
              {plans.map((plan) => (
                <td key={plan.name} role="cell" className={cx('tabular', plan.recommended && 'recommended')}>
                  <Cell value={planCell(plan, row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-12 lg:mt-16">
        <Picture
          src="/images/plan-comparison"
          alt={comparisonAlt(text, plans)}
          width={1200}
          height={480}
          narrow={{ src: '/images/plan-comparison-narrow', width: 680, height: 800 }}
        />
      </div>
    </Section>
  );
}
