import { addOns } from './add-ons';
import { ContentError } from './content-error';
import { fillNames, from, type Filling, type NoteFile } from './fillings';
import { mistakeLine } from './mistake';
import { dollars } from './plan-facts';
import { plansWithout } from './plan-sentences';
import { site } from './site';
import type { AddOn } from './schemas/add-on';
import type { PriceName } from './schemas/price-names';

function addOnPrice(id: AddOn['id']): string {
  const addOn = addOns.find((candidate) => candidate.id === id);
  if (!addOn || typeof addOn.price !== 'number') {
    const expected = 'one because sentences name it (lib/content/prices.ts)';
    throw new ContentError([mistakeLine('content/add-ons.ts', id, 'no price', expected)]);
  }
  if (addOn.isOneTime) return `${dollars(addOn.price)} one-time`;
  return `${dollars(addOn.price)} ${addOn.isPerSession ? 'per session' : 'a month'}`;
}

/** What the plans pay that do not have it free: `$997`, or `$997 or $1200` where they differ. */
function fee(fact: 'setup' | 'website'): string {
  const fees = plansWithout(fact, 'free').map((plan) => dollars(Number(plan[fact])));
  return [...new Set(fees)].join(' or ');
}

const fromAddOns = from('add-ons');
const fromPlans = from('plans');
const fromSite = from('site');

const prices: Record<PriceName, Filling> = {
  /** $197 per session */
  coachingPrice: fromAddOns(() => addOnPrice('coaching')),
  /** 0.001 */
  emailFee: fromSite(() => String(site.emailFee)),
  /** $497 a month */
  localSeoPrice: fromAddOns(() => addOnPrice('local-seo')),
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
