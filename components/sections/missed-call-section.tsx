import { Choices } from '@/components/ui/choices';
import { Section, type SectionBackground } from '@/components/ui/section';
import { lossesOf, missedCallPlan, missedCallWords, planAWeek } from '@/lib/content/plans/missed-call';
import { dollars, filled, inDigits, sumOfDollars } from '@/lib/content/texts';
import type { MissedCall } from '@/lib/content/schemas/missed-call';

const { calls, odds, ...words } = missedCallWords;
const plan = missedCallPlan.title;

/** The one that is chosen before anything is pressed. */
const initial = 1;

type MissedCallSectionProps = { missedCall: MissedCall; background: SectionBackground };

/**
 * What missed calls cost in a week, by the visitor's own numbers, beside what a plan costs. It claims nothing. Every result
 * is finished text, and styles choose it by its place. Its markup is bare, because its styles are deferred and cost the
 * page nothing.
 */
export function MissedCallSection({ missedCall, background }: MissedCallSectionProps) {
  return (
    <Section background={background} labelledBy="missed-call" className="missed-call">
      <div>
        <div>
          <h2 id="missed-call" className="text-headline">
            {missedCall.title}
          </h2>
          <Choices
            name="calls"
            question={calls.question}
            choices={calls.counts.map((count) => ({ label: inDigits(count) }))}
            initial={initial}
          />
          <Choices
            name="worth"
            question={missedCall.value}
            choices={missedCall.amounts.map((amount) => ({ label: sumOfDollars(amount) }))}
            initial={initial}
          />
          <Choices
            name="odds"
            question={odds.question}
            choices={odds.counts.map((count) => ({ label: filled(odds.choice, { count: inDigits(count) }) }))}
            initial={initial}
          />
        </div>
        <div>
          <p>{words.loss}</p>
          <p role="status">
            {lossesOf(missedCall.amounts).map(({ key, amount, isMore }) => (
              <b key={key}>
                {sumOfDollars(amount)}
                {!isMore && <i>{filled(words.less, { plan })}</i>}
              </b>
            ))}
          </p>
          <p>
            {filled(words.plan, { plan })} <b>{sumOfDollars(planAWeek)}</b>{' '}
            <span>{filled(words.month, { price: dollars(missedCallPlan.price) })}</span>
          </p>
          <p>{words.note}</p>
        </div>
      </div>
    </Section>
  );
}
