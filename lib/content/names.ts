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

/** The fact that a name in braces stands for, in words. */
type Words = (facts: Facts) => string;

/** What a sentence in content can name in braces, such as `{cheapestPlan}`, so that it follows the facts. */
export const names: Record<string, Words> = {
  brand: ({ site }) => site.name,
  /** Duo 380, Team 2,340 */
  callsReceivedByPlan: ({ plans }) => creditsByPlan(plans, 'callsReceived'),
  /** Solo */
  cheapestPlan: ({ plans }) => cheapest(plans).title,
  /** one person, three people */
  cheapestPlanPeople: ({ plans }) => membersOf(cheapest(plans), 'person', 'people'),
  /** one user, three users */
  cheapestPlanUsers: ({ plans }) => membersOf(cheapest(plans), 'user', 'users'),
  /** Solo */
  cheapestPlanWithFreeWebsite: ({ plans }) => cheapest(plansWith(plans, 'website', 'free')).title,
  /** Duo 5,000, Team 20,000 */
  emailsByPlan: ({ plans }) => creditsByPlan(plans, 'emails'),
  /** 5,000 or 20,000 */
  monthlyEmails: ({ plans }) => monthlyCredits(plans, 'emails'),
  /** Solo and Duo */
  plansWithFirstMonthCredits: ({ plans }) => planTitles(plansWith(plans, 'credits', 'first month only')),
  plansWithMonthlyCredits: ({ plans }) => planTitles(plansWithout(plans, 'credits', 'first month only')),
  plansWithPaidSetup: ({ plans }) => planTitles(plansWithout(plans, 'setup', 'free')),
  plansWithPaidWebsite: ({ plans }) => planTitles(plansWithout(plans, 'website', 'free')),
  /** Duo */
  recommendedPlan: ({ plans }) => recommended(plans).title,
  /** two people */
  recommendedPlanPeople: ({ plans }) => membersOf(recommended(plans), 'person', 'people'),
  /** Four, or 14 */
  planCount: ({ plans }) => upperFirst(inWords(plans.length)),
  /** 1, 2 or unlimited members */
  teamSizes: ({ plans }) => teamSizes(plans),
  /** the Solo plan, the Solo and Duo plans */
  thePlansWithAdvancedAutomation: ({ plans }) => thePlans(plansWith(plans, 'advancedAutomation', true)),
  thePlansWithFreeSetup: ({ plans }) => thePlans(plansWith(plans, 'setup', 'free')),
  thePlansWithFreeWebsite: ({ plans }) => thePlans(plansWith(plans, 'website', 'free')),
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
export const prices: Record<PriceName, Words> = {
  /** $97, of one month */
  cheapestPrice: ({ plans }) => dollars(cheapest(plans).price),
  /** $197 per 2-hour session */
  coachingPrice: ({ addOns }) => addOnPrice(addOns, 'coaching'),
  /** 2-hour session */
  coachingSession: ({ addOns }) => addOnNote(addOns, 'coaching'),
  /** $0.001, of one message */
  emailFee: ({ site }) => dollars(site.emailFee),
  /** Starter $97, Essentials $197 */
  everyPlanPrice: ({ plans }) => plans.map(({ title, price }) => `${title} ${dollars(price)}`).join(', '),
  /** $497, of one month */
  highestPrice: ({ plans }) => dollars(Math.max(...plans.map(({ price }) => price))),
  /** $497 a month */
  localSeoPrice: ({ addOns }) => addOnPrice(addOns, 'local-seo'),
  /** $97 one-time */
  phoneSetupPrice: ({ addOns }) => addOnPrice(addOns, 'phone-setup'),
  /** $97 for one person, $197 for two people and $497 for any number of people, of one month */
  priceByTeamSize: ({ plans }) => priceByTeamSize(plans),
  /** $297, of one month */
  priceWithFreeWebsite: ({ plans }) => dollars(cheapest(plansWith(plans, 'website', 'free')).price),
  recommendedPrice: ({ plans }) => dollars(recommended(plans).price),
  /** $197 one-time */
  reputationPrice: ({ addOns }) => addOnPrice(addOns, 'reputation-management'),
  /** $997 */
  setupFee: ({ plans }) => fee(plans, 'setup'),
  websiteFee: ({ plans }) => fee(plans, 'website'),
};
