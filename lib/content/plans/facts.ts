import { planWords } from '../facts';
import type { IconName } from '../schemas/fields';
import type { Amount, ComparisonRow, Fee, Plan, PlanLine, Pricing } from '../schemas/plan';
import { dollars, filled, inDigits, inWords } from '../texts';

/** The facts of plans in words: the one place where cards, table, picture and alternative text get them from. */

type AmountFact = keyof typeof planWords.amounts;

const amountFacts = new Set<string>(Object.keys(planWords.amounts));
const isAmount = (fact: PlanLine): fact is AmountFact => amountFacts.has(fact);

/** The icons of the cards’ lines. */
export const lineIcons = {
  members: 'users',
  contacts: 'database',
  credits: 'clock',
  emails: 'mail',
  calls: 'phone',
  callsReceived: 'phone',
  callsSent: 'phone',
  sms: 'message',
  setup: 'wrench',
  website: 'globe',
  advancedAutomation: 'zap',
} satisfies Record<PlanLine, IconName>;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** @returns nothing for the monthly allowances of a plan that has none */
function amountOf(plan: Plan, fact: AmountFact): Amount | undefined {
  if (fact === 'members' || fact === 'contacts') return plan[fact];
  return plan.credits === 'first month only' ? undefined : plan.credits[fact];
}

function amountLine(plan: Plan, fact: AmountFact, write = inDigits): string {
  const words = planWords.amounts[fact];
  const amount = amountOf(plan, fact);
  if (amount === undefined) throw new Error(`${plan.title} has no ${fact} to put into words`);
  if (amount === 'unlimited') return words.unlimited;
  return filled(amount === 1 ? words.one : words.other, { count: write(amount) });
}

function feeLine(plan: Plan, fact: 'setup' | 'website'): string {
  const words = planWords.fees[fact];
  const fee = plan[fact];
  return fee === 'free' ? words.free : filled(words.price, { price: dollars(fee) });
}

function creditsOf(plan: Plan) {
  return planWords.credits[plan.credits === 'first month only' ? 'firstMonth' : 'everyMonth'];
}

/** A line of a plan’s card: `10 members`. */
export function planLine(plan: Plan, line: PlanLine): string {
  if (isAmount(line)) return amountLine(plan, line);
  switch (line) {
    case 'calls':
      return `${amountLine(plan, 'callsReceived')}, ${lowerFirst(amountLine(plan, 'callsSent'))}`;
    case 'credits':
      return creditsOf(plan).line;
    case 'advancedAutomation':
      return planWords.advancedAutomation.line;
    default:
      return feeLine(plan, line);
  }
}

function note(plan: Plan, line: PlanLine): string {
  if (line === 'credits') return creditsOf(plan).note;
  if (line === 'advancedAutomation') return planWords.advancedAutomation.note;
  return `${planLine(plan, line)}.`;
}

/** The sentences under the list of a plan’s card. */
export function planFootnote(plan: Plan): string {
  return plan.footnote.map((line) => note(plan, line)).join(' ');
}

function amountCell(amount: Amount | undefined): string | false {
  if (amount === undefined) return false;
  return amount === 'unlimited' ? planWords.cells.unlimited : inDigits(amount);
}

function feeCell(fee: Fee): string {
  return fee === 'free' ? planWords.cells.free : dollars(fee);
}

/** What is in a plan’s column of the comparison table; true is shown as a check, false as a dash. */
export function planCell(plan: Plan, row: ComparisonRow): string | boolean {
  if ('plans' in row) return row.plans === 'all' || row.plans.includes(plan.name);
  const { fact } = row;
  if (isAmount(fact)) return amountCell(amountOf(plan, fact));
  switch (fact) {
    case 'credits':
      return creditsOf(plan).cell;
    case 'advancedAutomation':
      return plan.advancedAutomation;
    default:
      return feeCell(plan[fact]);
  }
}

/** Whether all plans have the feature of a row of the comparison. */
export function isInEveryPlan(row: ComparisonRow, compared: readonly Plan[]): boolean {
  return compared.every((plan) => planCell(plan, row) === true);
}

/** How many members a plan has, after the first plan without the noun: `one member`, `three`, `unlimited`. */
function team(plan: Plan, withNoun: boolean): string {
  if (withNoun) return lowerFirst(amountLine(plan, 'members', inWords));
  return plan.members === 'unlimited' ? lowerFirst(planWords.cells.unlimited) : inWords(plan.members);
}

/** The alternative text of the comparison picture. */
export function comparisonAlt(
  { pictureAlt, pictureTeam }: Pick<Pricing['comparison'], 'pictureAlt' | 'pictureTeam'>,
  compared: readonly Plan[],
): string {
  const teams = compared.map((plan, index) =>
    filled(pictureTeam, { members: team(plan, index === 0), plan: plan.title }),
  );
  return filled(pictureAlt, { teams: teams.join(', ') });
}
