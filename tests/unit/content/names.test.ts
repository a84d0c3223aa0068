/** @jest-environment node */
import { names } from '@/lib/content/names';
import { addOns, plans, site } from '@/lib/content';
import { isFactKind, kindOf, kinds, pathOf, type Kind } from '@/lib/content/kinds';
import { contentFiles } from '@/lib/content/registry';
import { dollars } from '@/lib/content/texts';
import { textsIn, copyIn } from '@/lib/content/walk';

/** Facts of these tests, so that they hold whatever the content says. */
const facts = {
  site: { ...site, name: 'Acme', emailFee: 0.002 },
  plans: [
    { title: 'Solo', price: 300, recommended: true, setup: 900, website: 'free' },
    { title: 'Pair', price: 100, recommended: false, setup: 900, website: 1_250 },
    { title: 'Team', price: 1_500, recommended: false, setup: 'free', website: 'free' },
  ].map((plan) => Object.assign({}, plans[0], plan)),
  addOns: [
    { id: 'coaching', price: 150, isOneTime: false, isPerSession: true, note: 'long session' },
    { id: 'local-seo', price: 1_000, isOneTime: false, isPerSession: false },
    { id: 'phone-setup', price: 50, isOneTime: true, isPerSession: false },
  ].map((addOn) => Object.assign({}, addOns[0], addOn)),
};

it.each([
  ['brand', 'Acme'],
  ['cheapestPrice', '$100'],
  ['coachingPrice', '$150 per long session'],
  ['emailFee', '$0.002'],
  ['highestPrice', '$1,500'],
  ['localSeoPrice', '$1,000 a month'],
  ['phoneSetupPrice', '$50 one-time'],
  ['planPrices', 'Solo $300, Pair $100, Team $1,500'],
  ['priceWithFreeWebsite', '$300'],
  ['recommendedPrice', '$300'],
  ['setupFee', '$900'],
  ['websiteFee', '$1,250'],
])('{%s} is %s', (name, text) => {
  expect(names[name]?.(facts)).toBe(text);
});

it.each([
  ['setupFee', 'content/plans.ts › file: found no plan with a fee for setup, expected one because sentences name it'],
  ['reputationPrice', 'content/add-ons.ts › file: found no price of reputation-management, expected one because'],
])('{%s} of a fact that is gone stops the build', (name, line) => {
  const free = facts.plans.map((plan) => ({ ...plan, setup: 'free' as const }));
  expect(() => names[name]?.({ ...facts, plans: free })).toThrow(line);
});

/** Every amount that the facts about prices say. */
const priced = new Set([
  ...[
    ...plans.flatMap(({ price, setup, website }) => [price, setup, website]),
    ...addOns.map(({ price }) => price),
    site.emailFee,
  ]
    .filter((amount) => typeof amount === 'number')
    .map((amount) => dollars(amount)),
  ...textsIn(addOns).flatMap(({ text }) => text.match(/\$[\d,.]*\d/g) ?? []),
]);

it('no sentence, title or description of a page types a price: names follow the facts', () => {
  const typed = Object.entries(contentFiles).flatMap(([name, data]) => {
    const kind = kindOf(name) as Kind;
    return (isFactKind(kind) ? [] : copyIn(kinds[kind], data))
      .filter(
        ({ copy, path }) =>
          copy === 'statement' || kind === 'plan-words' || /^(?:seo|title|hero)$/.test(String(path[0])),
      )
      .flatMap(({ path, text }) => (text.match(/\$[\d,.]*\d/g) ?? []).map((amount) => ({ path, amount })))
      .filter(({ amount }) => priced.has(amount))
      .map(({ path, amount }) => `${pathOf(name)} › ${path.join('.')}: ${amount}`);
  });
  expect(typed).toEqual([]);
});
