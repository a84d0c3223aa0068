import { cx } from '@/components/ui/cx';
import { narrow, wide } from '@/components/generated-images/plan-comparison';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { planWords } from '@/lib/content';
import { comparisonAlt, isInEveryPlan, planCell } from '@/lib/content/plans/facts';
import { dollars } from '@/lib/content/texts';
import type { ComparisonRow, Plan } from '@/lib/content/schemas/plan';
import type { Pricing } from '@/lib/content/schemas/pricing';
import './comparison.deferred.css';

/** The check and the dash are drawn by styles. */
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
 * The feature comparison: a table of what differs, and a list of what every plan has. On phones each feature is a row above
 * its values, and the header with the plan names is sticky. HTML does not allow explicit roles in a table, and browsers
 * keep the implicit ones when the `display` of table elements is changed.
 */
export function ComparisonSection({ text, plans, rows }: ComparisonSectionProps) {
  const shared = rows.filter((row) => isInEveryPlan(row, plans));
  const differing = rows.filter((row) => !shared.includes(row));
  return (
    <Section background="white" labelledBy="comparison">
      <SectionHeading id="comparison" title={text.title} intro={text.intro} />
      {/* The teams of the picture stand on the columns of the table. */}
      <div className="print-hidden flex-none md:ml-auto md:w-[72%]">
        {/* Drawn by the build (app/images/). Edge before 121 does not support AVIF. */}
        <picture>
          {['avif', 'png'].map((format) => (
            <source
              key={format}
              media="(width < 48rem)"
              srcSet={`/images/plan-comparison-narrow.${format}`}
              type={`image/${format}`}
              {...narrow.size}
            />
          ))}
          <source srcSet="/images/plan-comparison.avif" type="image/avif" />
          {/* oxlint-disable-next-line nextjs/no-img-element */}
          <img
            src="/images/plan-comparison.png"
            alt={comparisonAlt(text, plans)}
            {...wide.size}
            loading="lazy"
            className="h-auto w-full"
          />
        </picture>
      </div>
      <table aria-labelledby="comparison" className="comparison w-full">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Feature</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.name} scope="col" className={cx(plan.recommended && 'recommended')}>
                {plan.title}
                <span className="block font-display text-card tabular">{dollars(plan.price)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differing.map((row) => (
            <tr key={row.feature}>
              <th scope="row">{row.feature}</th>
              {plans.map((plan) => (
                <Cell key={plan.name} value={planCell(plan, row)} recommended={plan.recommended} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shared.length > 0 && (
        <div className="mt-10">
          <h3 className="text-card">{text.everyPlan}</h3>
          <ul className="every-plan-features mt-3 max-md:running">
            {shared.map(({ feature }) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
