import { ContentError } from './mistake';
import type { AddOn } from './schemas/add-on';
import { cheapest, type Plan } from './schemas/plan';
import type { Site } from './schemas/site';
import { dollars } from './texts';

type Facts = { site: Site; plans: readonly Plan[]; addOns: readonly AddOn[] };

/** `per 2-hour session`: what the price of an add-on buys that is paid per session. */
export const perSession = ({ note = 'session' }: AddOn): string => `per ${note}`;

function missing(file: string, found: string): ContentError {
  const expected = 'one because sentences name it (lib/content/names.ts)';
  return new ContentError([{ file, path: [], code: 'name', found, expected }]);
}

function addOnPrice(id: AddOn['id']) {
  return ({ addOns }: Facts): string => {
    const addOn = addOns.find((candidate) => candidate.id === id);
    if (!addOn || typeof addOn.price !== 'number') throw missing('content/add-ons.ts', `no price of ${id}`);
    if (addOn.isOneTime) return `${dollars(addOn.price)} one-time`;
    return `${dollars(addOn.price)} ${addOn.isPerSession ? perSession(addOn) : 'a month'}`;
  };
}

/** What the plans pay that do not have it free: `$997`, or `$997 or $1,200` where they differ. */
function fee(fact: 'setup' | 'website') {
  return ({ plans }: Facts): string => {
    const fees = plans.flatMap((plan) => (plan[fact] === 'free' ? [] : dollars(plan[fact])));
    if (fees.length === 0) throw missing('content/plans.ts', `no plan with a fee for ${fact}`);
    return [...new Set(fees)].join(' or ');
  };
}

/** What a sentence can name in braces, such as `{brand}`, so that it follows the facts. */
export const names: Record<string, (facts: Facts) => string> = {
  brand: ({ site }) => site.name,
  /** $97, of one month */
  cheapestPrice: ({ plans }) => dollars(cheapest(plans).price),
  /** $197 per 2-hour session */
  coachingPrice: addOnPrice('coaching'),
  /** $0.001, of one message */
  emailFee: ({ site }) => dollars(site.emailFee),
  /** $497, of one month */
  highestPrice: ({ plans }) => dollars(Math.max(...plans.map(({ price }) => price))),
  /** $497 a month */
  localSeoPrice: addOnPrice('local-seo'),
  /** $97 one-time */
  phoneSetupPrice: addOnPrice('phone-setup'),
  /** Starter $97, Pro $297 */
  planPrices: ({ plans }) => plans.map(({ title, price }) => `${title} ${dollars(price)}`).join(', '),
  /** $297, of one month */
  priceWithFreeWebsite: ({ plans }) => {
    const free = plans.filter(({ website }) => website === 'free');
    if (free.length === 0) throw missing('content/plans.ts', 'no plan with a free website');
    return dollars(cheapest(free).price);
  },
  /** $297, of one month */
  recommendedPrice: ({ plans }) => dollars(plans.find(({ recommended }) => recommended)?.price ?? 0),
  /** $197 one-time */
  reputationPrice: addOnPrice('reputation-management'),
  /** $997 */
  setupFee: fee('setup'),
  websiteFee: fee('website'),
};
