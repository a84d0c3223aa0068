import { cx } from '@/components/ui/cx';
import { narrowSize, wideSize } from '@/components/pictures/plan-comparison';
import { Picture } from '@/components/ui/picture';
import { Section, type SectionBackground } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { comparisonAlt, dollars, planCell } from '@/lib/content/plan-facts';
import { planWords } from '@/lib/content/plan-words';
import type { ComparisonRow, Plan, Pricing } from '@/lib/content/schemas/plan';

/** The check and the dash are drawn by styles, because a table has about a hundred of them. */
function Cell({ value, recommended }: { value: string | boolean; recommended: boolean }) {
  const mark = typeof value === 'boolean' && (value ? 'yes' : 'no');
  return (
    <td className={cx('tabular', mark, recommended && 'recommended')}>
      {mark ? <span className="sr-only">{planWords.cells[mark]}</span> : value}
    </td>
  );
}

type ComparisonSectionProps = { text: Pricing['comparison']; plans: readonly Plan[]; rows: readonly ComparisonRow[] };

/**
 * The feature comparison table. On phones each feature is a row above its values, and the header with the plan
 * names is sticky (.comparison in globals.css). HTML does not allow explicit roles in a table, and browsers keep the
 * implicit ones when the `display` of table elements is changed.
 */
export function ComparisonSection({
  text,
  plans,
  rows,
  background,
}: ComparisonSectionProps & { background: SectionBackground }) {
  return (
    <Section background={background} labelledBy="comparison">
      {/* The cards of the picture stand on the columns of the table. */}
      <div className="mb-8 items-end gap-8 md:mb-0 lg:flex">
        <SectionHeading id="comparison" title={text.title} intro={text.intro} />
        <div className="comparison-picture">
          <Picture
            src="/images/plan-comparison"
            alt={comparisonAlt(text, plans)}
            {...wideSize}
            narrow={{ src: '/images/plan-comparison-narrow', ...narrowSize(plans) }}
          />
        </div>
      </div>
      <table aria-labelledby="comparison" className="comparison w-full text-small">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Feature</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.name} scope="col" className={cx(plan.recommended && 'recommended')}>
                {plan.title}
                <span className="block text-ink-soft tabular">{dollars(plan.price)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.feature}>
              <th scope="row">{row.feature}</th>
              {plans.map((plan) => (
                <Cell key={plan.name} value={planCell(plan, row)} recommended={plan.recommended} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
