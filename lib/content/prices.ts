import { addOns, perSession } from './add-ons';
import { ContentError } from './content-error';
import { fillNames, from, type Filling, type NoteFile } from './fillings';
import { mistakeLine } from './mistake';
import { dollars } from './plan-facts';
import { cheapest, plansWithout, recommended } from './plan-sentences';
import { plans } from './plans';
import { site } from './site';
import type { AddOn } from './schemas/add-on';
import type { PriceName } from './schemas/price-names';

function missing(id: AddOn['id'], what: string): ContentError {
  const expected = 'one because sentences name it (lib/content/prices.ts)';
  return new ContentError([mistakeLine('content/add-ons.ts', id, `no ${what}`, expected)]);
}

function addOnPrice(id: AddOn['id']): string {
  const addOn = addOns.find((candidate) => candidate.id === id);
  if (!addOn || typeof addOn.price !== 'number') throw missing(id, 'price');
  if (addOn.isOneTime) return `${dollars(addOn.price)} one-time`;
  return `${dollars(addOn.price)} ${addOn.isPerSession ? perSession(addOn) : 'a month'}`;
}

function addOnNote(id: AddOn['id']): string {
  const note = addOns.find((candidate) => candidate.id === id)?.note;
  if (note === undefined) throw missing(id, 'note');
  return note;
}

/** What the plans pay that do not have it free: `$997`, or `$997 or $1,200` where they differ. */
function fee(fact: 'setup' | 'website'): string {
  const fees = plansWithout(fact, 'free').map((plan) => dollars(Number(plan[fact])));
  return [...new Set(fees)].join(' or ');
}

const fromAddOns = from('add-ons');
const fromPlans = from('plans');
const fromSite = from('site');

const prices: Record<PriceName, Filling> = {
  /** $97, of one month */
  cheapestPrice: fromPlans(() => dollars(cheapest().price)),
  /** $197 per 2-hour session */
  coachingPrice: fromAddOns(() => addOnPrice('coaching')),
  /** 2-hour session */
  coachingSession: fromAddOns(() => addOnNote('coaching')),
  /** $0.001, of one message */
  emailFee: fromSite(() => dollars(site.emailFee)),
  /** Starter $97, Essentials $197 */
  everyPlanPrice: fromPlans(() => plans.map(({ title, price }) => `${title} ${dollars(price)}`).join(', ')),
  /** $497, of one month */
  highestPrice: fromPlans(() => dollars(Math.max(...plans.map(({ price }) => price)))),
  /** $497 a month */
  localSeoPrice: fromAddOns(() => addOnPrice('local-seo')),
  /** $97 one-time */
  phoneSetupPrice: fromAddOns(() => addOnPrice('phone-setup')),
  /** $297, of one month */
  recommendedPrice: fromPlans(() => dollars(recommended().price)),
  /** $197 one-time */
  reputationPrice: fromAddOns(() => addOnPrice('reputation-management')),
  /** $997 */
  setupFee: fromPlans(() => fee('setup')),
  websiteFee: fromPlans(() => fee('website')),
};

/** Fills in the prices that checked sentences name. */
export const fillPrices = <Value>(value: Value, note?: NoteFile) => fillNames(value, prices, note) as Value;

/** The file that the name of a price is filled in from; undefined for another name. */
export const fileOfPrice = (name: string) => new Map(Object.entries(prices)).get(name)?.file;
