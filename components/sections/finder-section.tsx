import { ButtonLink } from '@/components/ui/button-link';
import { Choices } from '@/components/ui/choices';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import { planWords } from '@/lib/content';
import { planFootnote } from '@/lib/content/plans/facts';
import {
  cheaperAtFirst,
  contactChoices,
  firstMonth,
  ladderOf,
  peopleChoices,
  usualChoices,
} from '@/lib/content/plans/finder';
import type { AmountChoice, Extras } from '@/lib/content/plans/finder';
import { filled, sumOfDollars } from '@/lib/content/texts';
import type { Fee, Finder, Plan } from '@/lib/content/schemas/plan';

/** What is shown if a plan fits, by its place on the ladder. Styles know the plans by these classes (finder.css). */
export const fitClasses = ['fit-1', 'fit-2', 'fit-3', 'fit-4', 'fit-5'];
const tooSmallClasses = ['small-1', 'small-2', 'small-3', 'small-4', 'small-5'];

const withClasses = (choices: readonly AmountChoice[]) =>
  choices.map(({ label, tooSmall }) => ({
    label,
    className: cx(...tooSmall.map((place) => tooSmallClasses[place])) || undefined,
  }));

const everyExtras: Extras[] = [true, false].flatMap((website) => [true, false].map((setup) => ({ website, setup })));

/** What is shown only where these extras are wanted, or not wanted. */
const extrasClass = ({ website, setup }: Partial<Extras>) =>
  cx(
    website !== undefined && (website ? 'with-website' : 'without-website'),
    setup !== undefined && (setup ? 'with-setup' : 'without-setup'),
  );

type RowProps = { className?: string; label: string; amount: string };

const Row = ({ className, label, amount }: RowProps) => (
  <p className={className}>
    {label} <b>{amount}</b>
  </p>
);

type AnswerProps = { finder: Finder; ladder: readonly Plan[]; plan: Plan };

/** The plan and what it costs, for each of the extras that can be wanted with it. */
function AnswerTotal({ finder: { answer }, plan }: AnswerProps) {
  return (
    <>
      <div>{plan.title}</div>
      {everyExtras.map((extras) => (
        <p key={extrasClass(extras)} className={extrasClass(extras)}>
          <b>{sumOfDollars(firstMonth(plan, extras))}</b> {answer.first},{' '}
          <span>{filled(answer.later, { price: sumOfDollars(plan.price) })}.</span>
        </p>
      ))}
    </>
  );
}

/** How the sum comes about, and what leads on. */
function AnswerDetails({ finder: { answer }, ladder, plan }: AnswerProps) {
  const amount = (fee: Fee) => (fee === 'free' ? answer.free : sumOfDollars(fee));
  return (
    <>
      <div className="finder-sum">
        <Row label={filled(answer.month, { plan: plan.title })} amount={sumOfDollars(plan.price)} />
        <Row className="with-website" label={answer.website} amount={amount(plan.website)} />
        <Row className="without-website" label={answer.ownWebsite} amount={answer.free} />
        <Row className="with-setup" label={answer.setup} amount={amount(plan.setup)} />
        <Row className="without-setup" label={answer.ownSetup} amount={answer.free} />
      </div>
      <p className="text-tiny">
        {planFootnote(plan)} {planWords.offer.terms}{' '}
        <a href="#billing" className="underline underline-offset-2">
          {planWords.billing}
        </a>
      </p>
      <div className="finder-stack mt-auto text-white">
        {everyExtras.map((extras) => {
          const cheaper = cheaperAtFirst(ladder, plan, extras);
          return (
            cheaper && (
              <p key={extrasClass(extras)} className={extrasClass(extras)}>
                {filled(answer.cheaper, {
                  months: String(cheaper.months),
                  plan: cheaper.plan.title,
                  first: sumOfDollars(firstMonth(cheaper.plan, extras)),
                  price: sumOfDollars(cheaper.plan.price),
                })}
              </p>
            )
          );
        })}
      </div>
      <ButtonLink href={`/schedule?plan=${plan.name}`} className="print-hidden" wide>
        {plan.askText}
      </ButtonLink>
      <a
        href={`#${plan.name}`}
        className="print-hidden -my-2 inline-flex min-h-11 items-center justify-center hover:underline"
      >
        {filled(answer.link, { plan: plan.title })}
      </a>
    </>
  );
}

type FinderSectionProps = { finder: Finder; plans: readonly Plan[] };

/**
 * Four questions that lead to a plan and its price. Every answer is in the page as finished text, and styles choose the one
 * that is shown; the plan's card is marked, too.
 */
export function FinderSection({ finder, plans }: FinderSectionProps) {
  const ladder = ladderOf(plans);
  const people = peopleChoices(ladder, finder.people);
  const contacts = contactChoices(ladder, finder.contacts);
  const usual = usualChoices(ladder, people, contacts);
  const yesOrNo = (extra: keyof Extras) => [
    { label: finder[extra].yes },
    { label: finder[extra].no, className: `no-${extra}` },
  ];
  const questions = [
    { name: 'people', choices: withClasses(people), initial: usual.people },
    { name: 'contacts', choices: withClasses(contacts), initial: usual.contacts },
    { name: 'website', choices: yesOrNo('website'), initial: 0 },
    { name: 'setup', choices: yesOrNo('setup'), initial: 0 },
  ] as const;
  const answers = (Part: typeof AnswerTotal) =>
    ladder.map((plan, place) => (
      <div key={plan.name} className={cx('fit', fitClasses[place])}>
        <Part finder={finder} ladder={ladder} plan={plan} />
      </div>
    ));
  return (
    <Section labelledBy="finder" continued className="finder-section">
      <div className="finder booking-bar-from">
        <div className="finder-questions">
          <h2 id="finder" className="text-headline">
            {finder.title}
          </h2>
          <p className="mt-2 text-ink-soft">{finder.intro}</p>
          {questions.map(({ name, choices, initial }) => (
            <Choices
              key={name}
              className="choices"
              name={name}
              question={finder[name].question}
              choices={choices}
              initial={initial}
            />
          ))}
        </div>
        <div role="status" className="finder-total finder-stack on-ink">
          {answers(AnswerTotal)}
        </div>
        <div className="finder-details finder-stack on-ink">{answers(AnswerDetails)}</div>
      </div>
    </Section>
  );
}
