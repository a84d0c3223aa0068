/** @jest-environment node */
import { addOns } from '@/lib/content/add-ons';
import { pages, pricing } from '@/lib/content/pages';
import { dollars } from '@/lib/content/plan-facts';
import { plansWithout } from '@/lib/content/plan-sentences';
import { fillPrices } from '@/lib/content/prices';
import { priceNames } from '@/lib/content/schemas/price-names';
import { site } from '@/lib/content/site';
import { contentFile, contentFiles } from './content-files';
import { changed } from './changed';
import { checkWithOneFile } from './mistakes-of';

const priceOf = (id: string) => dollars(Number(addOns.find((addOn) => addOn.id === id)?.price));

it('sentences get the prices of plans and add-ons', () => {
  const [paidSetup] = plansWithout('setup', 'free');
  expect(fillPrices('{setupFee}')).toBe(dollars(Number(paidSetup?.setup)));
  expect(fillPrices('It is {localSeoPrice}.')).toBe(`It is ${priceOf('local-seo')} a month.`);
  expect(fillPrices(['{reputationPrice}'])).toEqual([`${priceOf('reputation-management')} one-time`]);
  expect(fillPrices({ text: '{coachingPrice}' })).toEqual({ text: `${priceOf('coaching')} per session` });
  expect(fillPrices('{emailFee}')).toBe(String(site.emailFee));
});

it('no page shows a name in braces, apart from templates', () => {
  const { comparison, ...rest } = pricing;
  expect(comparison.pictureAlt).toContain('{');
  const shown = JSON.stringify([rest, ...pages.filter((page) => page !== pricing)]);
  expect(shown.match(/\{\w+\}/g)).toBeNull();
});

it.each([...priceNames])('{%s} is used', (name) => {
  expect(JSON.stringify(contentFiles.map(({ data }) => data))).toContain(`{${name}}`);
});

it('a price that is typed into a sentence is still a mistake', async () => {
  const mistakesWith = await checkWithOneFile();
  const home = contentFile('content/pages/home.ts');
  const mistakes = (intro: string) => mistakesWith(home.file, changed(home.data, 'features.intro', intro)).join();
  expect(mistakes('Local SEO is an add-on, and it costs {localSeoPrice}.')).toBe('');
  expect(mistakes('Local SEO is an add-on, and it costs $497 a month.')).toContain('no figure in copy');
  expect(mistakes('Local SEO is an add-on, and it costs {localSeoFee}.')).toContain('in braces only a name of');
});
