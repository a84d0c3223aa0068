import { Plus } from 'lucide';
import { ButtonLink } from '@/components/ui/button-link';
import { Choices } from '@/components/ui/choices';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import { Section } from '@/components/ui/section';
import {
  cheaperAtFirst,
  contactChoices,
  firstMonth,
  ladderOf,
  peopleChoices,
  type AmountChoice,
  type Extras,
} from '@/lib/content/plans/finder';
import { planLine } from '@/lib/content/plans/facts';
import { dollars, filled } from '@/lib/content/texts';
import type { Fee, Plan } from '@/lib/content/schemas/plan';
import type { Finder } from '@/lib/content/schemas/pricing';
import './finder.css';

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

/** Whether the answer that is shown at first depends on these extras, or on none. */
const isFirstOf = ({ website, setup }: Partial<Extras>) => !website && !setup;

type AnswerProps = { finder: Finder; ladder: readonly Plan[]; plan: Plan; isFirst: boolean };

/** Which of the answers it is, for programs that read all of them. What styles show needs no name. */
export function AnswerName({ parts }: { parts: readonly (string | false | undefined)[] }) {
  return <span className="sr-only">{parts.filter(Boolean).join('; ')}: </span>;
}

/** What someone has who gets this plan from the finder: `3 members; 1,000 contacts`. */
export const amountsOf = (plan: Plan) => [planLine(plan, 'members'), planLine(plan, 'contacts')];

/** The lines of the sum that name these extras. */
const extrasNames = ({ website, setup }: Partial<Extras>, { answer }: Finder) => [
  website !== undefined && (website ? answer.website : answer.ownWebsite),
  setup !== undefined && (setup ? answer.setup : answer.ownSetup),
];

type RowProps = { isFirst: boolean; extras?: Partial<Extras>; label: string; amount: string };

/** Of a sum that does not depend on any extras. */
const noExtras: Partial<Extras> = {};

function Row({ isFirst, extras = noExtras, label, amount }: RowProps) {
  return (
    <p
      hidden={!isFirst || !isFirstOf(extras)}
      className={cx(
        'by-choice flex justify-between gap-4 border-t-2 border-ink py-2 leading-[1.4]',
        extrasClass(extras),
      )}
    >
      <span>{label}</span> <b className="flex-none tabular">{amount}</b>
    </p>
  );
}

/** Whether an extra is wanted makes a difference only if the plan charges for it. */
const wishesFor = (fee: Fee) => (fee === 'free' ? [undefined] : [true, false]);

/** The extras on which it depends what a plan costs in the first month. */
const pricedExtras = (plan: Plan): Partial<Extras>[] =>
  wishesFor(plan.website).flatMap((website) => wishesFor(plan.setup).map((setup) => ({ website, setup })));

/** The plan and what it costs, for each of the extras that can be wanted with it. */
function AnswerTotal({ finder, plan, isFirst }: AnswerProps) {
  const { answer } = finder;
  return (
    <>
      <div className="font-display text-title tracking-tight">
        <AnswerName parts={amountsOf(plan)} />
        {plan.title}
      </div>
      <div className="finder-stack">
        {pricedExtras(plan).map((extras) => {
          const first = firstMonth(plan, extras);
          return (
            <p
              key={extrasClass(extras)}
              hidden={!isFirst || !isFirstOf(extras)}
              className={cx('by-choice text-ink-soft', extrasClass(extras))}
            >
              <AnswerName parts={[plan.title, ...extrasNames(extras, finder)]} />
              <b className="mt-2 mb-1 block font-display text-headline/none tracking-tight text-ink tabular">
                {dollars(first)}
              </b>
              {first === plan.price
                ? answer.always
                : `${answer.first}, ${filled(answer.later, { price: dollars(plan.price) })}.`}
            </p>
          );
        })}
      </div>
    </>
  );
}

/** `$297 a month`, or, where something is paid once, `$1,294, then $297 a month`. */
const costOf = (plan: Plan, extras: Extras, { always, later }: Finder['answer']) => {
  const first = firstMonth(plan, extras);
  return `${dollars(first)}${first === plan.price ? ` ${always}` : `, ${filled(later, { price: dollars(plan.price) })}`}`;
};

/** How the sum comes about, and what leads on. */
function AnswerDetails({ finder, ladder, plan, isFirst }: AnswerProps) {
  const { answer } = finder;
  const amount = (fee: Fee) => (fee === 'free' ? answer.free : dollars(fee));
  return (
    <>
      <div className="finder-sum grid">
        <Row isFirst={isFirst} label={filled(answer.month, { plan: plan.title })} amount={dollars(plan.price)} />
        <Row isFirst={isFirst} extras={{ website: true }} label={answer.website} amount={amount(plan.website)} />
        <Row isFirst={isFirst} extras={{ website: false }} label={answer.ownWebsite} amount={answer.free} />
        <Row isFirst={isFirst} extras={{ setup: true }} label={answer.setup} amount={amount(plan.setup)} />
        <Row isFirst={isFirst} extras={{ setup: false }} label={answer.ownSetup} amount={answer.free} />
      </div>
      <ButtonLink href={`/schedule?plan=${plan.name}`} variant="second" wide>
        {plan.askText}
      </ButtonLink>
      <div className="finder-stack">
        {everyExtras.map((extras) => {
          const cheaper = cheaperAtFirst(ladder, plan, extras);
          if (!cheaper) return;
          return (
            <p key={extrasClass(extras)} hidden className={cx('by-choice', extrasClass(extras))}>
              <AnswerName parts={[plan.title, ...extrasNames(extras, finder)]} />
              {filled(answer.cheaper, {
                months: String(cheaper.months),
                plan: cheaper.plan.title,
                cost: costOf(cheaper.plan, extras, answer),
              })}
            </p>
          );
        })}
      </div>
    </>
  );
}

type FinderSectionProps = { finder: Finder; plans: readonly Plan[] };

/**
 * One line that opens four questions, which lead to a plan and its price. Every answer is in the page, and styles show the one
 * that is chosen and mark the plan's card.
 */
export function FinderSection({ finder, plans }: FinderSectionProps) {
  const ladder = ladderOf(plans);
  const yesOrNo = (extra: keyof Extras) => [
    { label: finder[extra].yes },
    { label: finder[extra].no, className: `no-${extra}` },
  ];
  const questions = [
    { name: 'people', choices: withClasses(peopleChoices(ladder, finder.people)), initial: 0 },
    { name: 'contacts', choices: withClasses(contactChoices(ladder, finder.contacts)), initial: 0 },
    { name: 'website', choices: yesOrNo('website'), initial: 1 },
    { name: 'setup', choices: yesOrNo('setup'), initial: 1 },
  ] as const;
  const answers = (Part: typeof AnswerTotal, className: string) =>
    ladder.map((plan, place) => (
      <div key={plan.name} hidden={place > 0} className={cx('by-choice fit', fitClasses[place], className)}>
        <Part finder={finder} ladder={ladder} plan={plan} isFirst={place === 0} />
      </div>
    ));
  return (
    <Section labelledBy="finder" continued className="print-hidden">
      <details className="finder group booking-bar-from rounded-card border-3 border-ink bg-white">
        <summary className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 rounded-card px-4.5 py-3 sm:px-6">
          <h2 id="finder" className="text-card">
            {finder.title}
          </h2>
          <span className="text-ink-soft max-lg:hidden">{finder.intro}</span>
          <Lucide icon={Plus} className="col-start-3 size-6 transition-transform group-open:rotate-45" />
        </summary>
        <div className="grid gap-8 px-4.5 pt-2 pb-6 sm:px-6 sm:pb-7 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12">
          <div className="grid content-start gap-6">
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
          <div className="finder-answer rounded-card border-3 border-ink bg-brand-tint p-5">
            <div role="status" className="finder-stack leading-[1.3]">
              {answers(AnswerTotal, 'grid content-start')}
            </div>
            <div className="finder-stack mt-4">{answers(AnswerDetails, 'grid gap-4')}</div>
          </div>
        </div>
      </details>
    </Section>
  );
}
