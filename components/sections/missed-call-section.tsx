import { Choices } from '@/components/ui/choices';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import { lossesOf, missedCallPlan, missedCallWords } from '@/lib/content/plans/missed-call';
import { dollars, filled, inDigits } from '@/lib/content/texts';
import type { MissedCall } from '@/lib/content/schemas/plan-words';
import './missed-call.deferred.css';

const { jobs, ...words } = missedCallWords;
const plan = missedCallPlan.title;

const figure = 'font-display font-[680] tracking-tight whitespace-nowrap tabular';

/** The answers that are chosen before anything is pressed. */
const initial = 1;

/**
 * What missed calls cost in a month, by the visitor's own numbers, on one scale with what a plan costs. It claims nothing.
 * Every result is finished text; all are hidden, and styles show the one of the answers (missed-call.css).
 */
export function MissedCallSection({ missedCall }: { missedCall: MissedCall }) {
  return (
    <Section continued labelledBy="missed-call" className="missed-call offscreen-[37rem] lg:offscreen-[22rem]">
      <div
        className={cx(
          'missed-call-band grid grid-cols-1 items-center gap-x-14 gap-y-6 rounded-band bg-sun-tint px-6 py-8',
          'sm:p-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:px-14',
        )}
      >
        {/* On wide screens both questions are in a row. */}
        <div className="lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:items-start lg:gap-x-6">
          <h2 id="missed-call" className="text-headline lg:col-span-full">
            {missedCall.title}
          </h2>
          <Choices
            name="jobs"
            question={jobs.question}
            choices={jobs.counts.map((count, index) => ({ label: inDigits(count), className: `jobs-${index}` }))}
            initial={initial}
          />
          <Choices
            name="worth"
            question={missedCall.value}
            choices={missedCall.amounts.map((amount, index) => ({
              label: dollars(amount),
              className: `worth-${index}`,
            }))}
            initial={initial}
          />
        </div>
        <div className="leading-[1.35]">
          <div role="status">
            {lossesOf(missedCall.amounts).map(({ count, amount, sum, isMore, bars, className }) => (
              <p key={className} hidden className={`by-choice lost ${className}`}>
                <b className={cx(figure, 'block text-[min(4rem,16vw)]/[1.1]')}>{dollars(sum)}</b>{' '}
                {filled(isMore ? words.loss : words.less, {
                  count: inDigits(count),
                  amount: dollars(amount),
                  ...(isMore ? {} : { plan }),
                })}
                <svg aria-hidden="true" width="100%" height="56" className="mt-3 mb-1.5">
                  <rect width={`${bars.loss}%`} height="24" rx="6" className="fill-clay-bright" />
                  <rect y="32" width={`${bars.plan}%`} height="24" rx="6" className="fill-brand" />
                </svg>
              </p>
            ))}
          </div>
          <p>
            <b className={cx(figure, 'text-[1.75rem]/[1.1]')}>{dollars(missedCallPlan.price)}</b>{' '}
            {filled(words.plan, { plan })}
          </p>
        </div>
      </div>
    </Section>
  );
}
