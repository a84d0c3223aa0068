import { ContentError } from './mistake';
import {
  cheapest,
  creditsByPlan,
  membersOf,
  monthlyCredits,
  planTitles,
  plansWith,
  plansWithout,
  priceByTeamSize,
  recommended,
  teamSizes,
  thePlans,
} from './plans/sentences';
import type { AddOn } from './schemas/add-on';
import type { PriceName } from './schemas/fields';
import type { Plan } from './schemas/plan';
import type { Site } from './schemas/site';
import { dollars, inWords, upperFirst } from './texts';

/** The facts that sentences name. */
type Facts = { site: Site; plans: readonly Plan[]; addOns: readonly AddOn[] };

/** What a name in braces stands for: the file with the fact, and the fact in words. */
type Named = { from: 'site' | 'plans' | 'add-ons'; words: (facts: Facts) => string };

const fromSite = (words: (site: Site) => string): Named => ({ from: 'site', words: ({ site }) => words(site) });
const fromPlans = (words: (plans: readonly Plan[]) => string): Named => ({
  from: 'plans',
  words: ({ plans }) => words(plans),
});
const fromAddOns = (words: (addOns: readonly AddOn[]) => string): Named => ({
  from: 'add-ons',
  words: ({ addOns }) => words(addOns),
});

/** What a sentence in content can name in braces, such as `{cheapestPlan}`, so that it follows the facts. */
export const names: Record<string, Named> = {
  brand: fromSite((site) => site.name),
  /** Duo 380, Team 2,340 */
  callsReceivedByPlan: fromPlans((plans) => creditsByPlan(plans, 'callsReceived')),
  /** Solo */
  cheapestPlan: fromPlans((plans) => cheapest(plans).title),
  /** one person, three people */
  cheapestPlanPeople: fromPlans((plans) => membersOf(cheapest(plans), 'person', 'people')),
  /** one user, three users */
  cheapestPlanUsers: fromPlans((plans) => membersOf(cheapest(plans), 'user', 'users')),
  /** Solo */
  cheapestPlanWithFreeWebsite: fromPlans((plans) => cheapest(plansWith(plans, 'website', 'free')).title),
  /** Duo 5,000, Team 20,000 */
  emailsByPlan: fromPlans((plans) => creditsByPlan(plans, 'emails')),
  /** 5,000 or 20,000 */
  monthlyEmails: fromPlans((plans) => monthlyCredits(plans, 'emails')),
  /** Solo and Duo */
  plansWithFirstMonthCredits: fromPlans((plans) => planTitles(plansWith(plans, 'credits', 'first month only'))),
  plansWithMonthlyCredits: fromPlans((plans) => planTitles(plansWithout(plans, 'credits', 'first month only'))),
  plansWithPaidSetup: fromPlans((plans) => planTitles(plansWithout(plans, 'setup', 'free'))),
  plansWithPaidWebsite: fromPlans((plans) => planTitles(plansWithout(plans, 'website', 'free'))),
  /** Duo */
  recommendedPlan: fromPlans((plans) => recommended(plans).title),
  /** two people */
  recommendedPlanPeople: fromPlans((plans) => membersOf(recommended(plans), 'person', 'people')),
  /** Four, or 14 */
  planCount: fromPlans((plans) => upperFirst(inWords(plans.length))),
  /** 1, 2 or unlimited members */
  teamSizes: fromPlans(teamSizes),
  /** the Solo plan, the Solo and Duo plans */
  thePlansWithAdvancedAutomation: fromPlans((plans) => thePlans(plansWith(plans, 'advancedAutomation', true))),
  thePlansWithFreeSetup: fromPlans((plans) => thePlans(plansWith(plans, 'setup', 'free'))),
  thePlansWithFreeWebsite: fromPlans((plans) => thePlans(plansWith(plans, 'website', 'free'))),
};

/** `per 2-hour session`: what the price of an add-on buys that is paid per session. */
export const perSession = ({ note = 'session' }: AddOn): string => `per ${note}`;

function missing(id: AddOn['id'], what: string): ContentError {
  const expected = 'one because sentences name it (lib/content/names.ts)';
  return new ContentError([
    { file: 'content/add-ons.ts', path: [], code: 'name', found: `no ${what} of ${id}`, expected },
  ]);
}

function addOnPrice(addOns: readonly AddOn[], id: AddOn['id']): string {
  const addOn = addOns.find((candidate) => candidate.id === id);
  if (!addOn || typeof addOn.price !== 'number') throw missing(id, 'price');
  if (addOn.isOneTime) return `${dollars(addOn.price)} one-time`;
  return `${dollars(addOn.price)} ${addOn.isPerSession ? perSession(addOn) : 'a month'}`;
}

function addOnNote(addOns: readonly AddOn[], id: AddOn['id']): string {
  const note = addOns.find((candidate) => candidate.id === id)?.note;
  if (note === undefined) throw missing(id, 'note');
  return note;
}

/** What the plans pay that do not have it free: `$997`, or `$997 or $1,200` where they differ. */
function fee(plans: readonly Plan[], fact: 'setup' | 'website'): string {
  const fees = plansWithout(plans, fact, 'free').map((plan) => dollars(Number(plan[fact])));
  return [...new Set(fees)].join(' or ');
}

/** Filled in after the schema has looked, because it refuses every figure that is typed into a sentence. */
export const prices: Record<PriceName, Named> = {
  /** $97, of one month */
  cheapestPrice: fromPlans((plans) => dollars(cheapest(plans).price)),
  /** $197 per 2-hour session */
  coachingPrice: fromAddOns((addOns) => addOnPrice(addOns, 'coaching')),
  /** 2-hour session */
  coachingSession: fromAddOns((addOns) => addOnNote(addOns, 'coaching')),
  /** $0.001, of one message */
  emailFee: fromSite((site) => dollars(site.emailFee)),
  /** Starter $97, Essentials $197 */
  everyPlanPrice: fromPlans((plans) => plans.map(({ title, price }) => `${title} ${dollars(price)}`).join(', ')),
  /** $497, of one month */
  highestPrice: fromPlans((plans) => dollars(Math.max(...plans.map(({ price }) => price)))),
  /** $497 a month */
  localSeoPrice: fromAddOns((addOns) => addOnPrice(addOns, 'local-seo')),
  /** $97 one-time */
  phoneSetupPrice: fromAddOns((addOns) => addOnPrice(addOns, 'phone-setup')),
  /** $97 for one person, $197 for two people and $497 for any number of people, of one month */
  priceByTeamSize: fromPlans(priceByTeamSize),
  /** $297, of one month */
  priceWithFreeWebsite: fromPlans((plans) => dollars(cheapest(plansWith(plans, 'website', 'free')).price)),
  recommendedPrice: fromPlans((plans) => dollars(recommended(plans).price)),
  /** $197 one-time */
  reputationPrice: fromAddOns((addOns) => addOnPrice(addOns, 'reputation-management')),
  /** $997 */
  setupFee: fromPlans((plans) => fee(plans, 'setup')),
  websiteFee: fromPlans((plans) => fee(plans, 'website')),
};
