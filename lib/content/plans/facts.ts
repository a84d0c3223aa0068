import { plans, planWords } from '../load';
import type { IconName } from '../schemas/fields';
import {
  cheapest,
  hasFeature,
  type Amount,
  type ComparisonRow,
  type Fee,
  type Plan,
  type PlanFact,
} from '../schemas/plan';
import type { Pricing } from '../schemas/pricing';
import { dollars, filled, inDigits, inWords, lowerFirst } from '../texts';

/** The facts of plans in words: for cards, table, picture and alternative text. */

/** What a card says of a plan, and with which icon. */
export const planLines = {
  members: 'users',
  contacts: 'database',
  credits: 'clock',
  advancedAutomation: 'zap',
} satisfies Partial<Record<PlanFact, IconName>>;

function amountLine(plan: Plan, fact: 'members' | 'contacts', write = inDigits): string {
  const words = planWords.amounts[fact];
  const amount = plan[fact];
  if (amount === 'unlimited') return words.unlimited;
  return filled(amount === 1 ? words.one : words.other, { count: write(amount) });
}

function creditsLine({ credits }: Plan): string {
  if (credits === 'first month only') return planWords.credits.firstMonth.line;
  const amounts = { emails: credits.emails, sms: credits.sms, calls: credits.callsReceived };
  const words = Object.entries(amounts).map(([kind, amount]) => [kind, amountCell(amount)]);
  return filled(planWords.credits.everyMonth.line, Object.fromEntries(words));
}

/** A line of a plan’s card: `10 members`; undefined for what the plan does not have. */
export function planLine(plan: Plan, line: keyof typeof planLines): string | undefined {
  if (line === 'credits') return creditsLine(plan);
  if (line === 'advancedAutomation') return plan.advancedAutomation ? planWords.advancedAutomation : undefined;
  return amountLine(plan, line);
}

function feeWords(plan: Plan, fact: 'setup' | 'website'): string {
  const words = planWords.fees[fact];
  const fee = plan[fact];
  return fee === 'free' ? words.free : filled(words.price, { price: dollars(fee) });
}

/** The last line of a plan’s card, with what is paid once: `Setup $997, website free.` */
export function planFootnote(plan: Plan): string {
  return `${feeWords(plan, 'setup')}, ${lowerFirst(feeWords(plan, 'website'))}.`;
}

function amountCell(amount: Amount): string {
  return amount === 'unlimited' ? planWords.cells.unlimited : inDigits(amount);
}

function feeCell(fee: Fee): string {
  return fee === 'free' ? planWords.cells.free : dollars(fee);
}

/** A line of content/plan-words.ts with the lowest price in it: `from $97 a month` */
export function withLowestPrice(line: 'lowest' | 'short' | 'plans'): string {
  return filled(planWords.offer[line], { price: dollars(cheapest(plans).price) });
}

/** What is in a plan’s column of the comparison table; true is shown as a check, false as a dash. */
export function planCell(plan: Plan, row: ComparisonRow): string | boolean {
  if ('plans' in row) return hasFeature(plan, row);
  const { fact } = row;
  switch (fact) {
    case 'members':
    case 'contacts':
      return amountCell(plan[fact]);
    case 'credits':
      return planWords.credits[plan.credits === 'first month only' ? 'firstMonth' : 'everyMonth'].cell;
    case 'setup':
    case 'website':
      return feeCell(plan[fact]);
    case 'advancedAutomation':
      return plan.advancedAutomation;
    case 'emails':
    case 'callsReceived':
    case 'callsSent':
    case 'sms':
      return plan.credits === 'first month only' ? false : amountCell(plan.credits[fact]);
  }
}

/** Whether all plans have the feature of a row of the comparison. */
export function isInEveryPlan(row: ComparisonRow, compared: readonly Plan[]): boolean {
  return compared.every((plan) => hasFeature(plan, row));
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
