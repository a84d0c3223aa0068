import { addOns } from './add-ons';
import { ContentError } from './content-error';
import { mistakeLine } from './mistake';
import { dollars } from './plan-facts';
import { plansWithout } from './plan-sentences';
import { site } from './site';
import type { AddOn } from './schemas/add-on';
import type { PriceName } from './schemas/price-names';
import { fillNames } from './texts';

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

/** Each is worked out only when a sentence uses it. */
const prices: Record<PriceName, () => string> = {
  /** $197 per session */
  coachingPrice: () => addOnPrice('coaching'),
  /** 0.001 */
  emailFee: () => String(site.emailFee),
  /** $497 a month */
  localSeoPrice: () => addOnPrice('local-seo'),
  /** $197 one-time */
  reputationPrice: () => addOnPrice('reputation-management'),
  /** $997 */
  setupFee: () => fee('setup'),
  websiteFee: () => fee('website'),
};

/** Fills in the prices that checked sentences name. */
export const fillPrices = <Value>(value: Value) => fillNames(value, prices) as Value;
