import { Choices } from '@/components/ui/choices';
import { Section } from '@/components/ui/section';
import { lossesOf, missedCallPlan, missedCallWords } from '@/lib/content/plans/missed-call';
import { dollars, filled, inDigits } from '@/lib/content/texts';
import type { MissedCall } from '@/lib/content/schemas/plan-words';

const { jobs, ...words } = missedCallWords;
const plan = missedCallPlan.title;

/** The answers that are chosen before anything is pressed. */
const initial = 1;

/**
 * What missed calls cost in a month, by the visitor's own numbers, on one scale with what a plan costs. It claims nothing.
 * Every result is finished text; all are hidden, and styles show the one of the answers (missed-call.css).
 */
export function MissedCallSection({ missedCall }: { missedCall: MissedCall }) {
  return (
    <Section continued labelledBy="missed-call" className="missed-call offscreen-[37rem] lg:offscreen-[22rem]">
      <div className="missed-call-band">
        <div>
          <h2 id="missed-call" className="text-headline">
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
        <div className="missed-call-result">
          <div role="status">
            {lossesOf(missedCall.amounts).map(({ count, amount, sum, isMore, bars, className }) => (
              <p key={className} hidden className={`by-choice lost ${className}`}>
                <b>{dollars(sum)}</b>{' '}
                {filled(isMore ? words.loss : words.less, {
                  count: inDigits(count),
                  amount: dollars(amount),
                  ...(isMore ? {} : { plan }),
                })}
                <svg aria-hidden="true" width="100%" height="56">
                  <rect width={`${bars.loss}%`} height="24" rx="6" className="lost-bar" />
                  <rect y="32" width={`${bars.plan}%`} height="24" rx="6" className="plan-bar" />
                </svg>
              </p>
            ))}
          </div>
          <p>
            <b>{dollars(missedCallPlan.price)}</b> {filled(words.plan, { plan })}
          </p>
        </div>
      </div>
    </Section>
  );
}
