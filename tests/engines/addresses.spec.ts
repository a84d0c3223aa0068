import { notFound } from '../../lib/content/pages';
import { redirects } from '../../lib/content/redirects';
import { ask, expectPath, expectVisible } from './page';
import { expect, test } from './test';

test('an unknown address shows the page for it, with the page that was meant', async ({ visitor }) => {
  await visitor.open('/industries/plumer');
  await expectVisible(visitor, { selector: 'h1', text: notFound.title });
  await expectVisible(visitor, { selector: 'main li a[href="/industries/plumbers"]' });
  expect(await visitor.evaluate(() => location.pathname)).toBe('/industries/plumer');
});

test('old addresses and other forms of an address lead to the page', async ({ visitor }) => {
  const others = ['/pricing/', '/pricing.html'].map((from) => ({ from, to: '/pricing' }));
  for (const { from, to } of [...redirects, ...others]) {
    await visitor.open(from);
    await expectPath(visitor, to);
  }
});

test('a campaign survives a redirect', async ({ visitor }) => {
  await visitor.open('/calendar?utm_source=ads');
  await expectPath(visitor, '/schedule');
  const link = () => visitor.evaluate(() => document.querySelector('[data-frame-link]')?.getAttribute('href'));
  await expect.poll(link).toMatch(/\?utm_source=ads$/);
});

test('back returns to the page before, at its place', async ({ visitor, engineName }) => {
  // Firefox scrolls before the typefaces are there. Then it keeps the text where it is, while lines above it move.
  const tolerance = engineName === 'firefox' ? 20 : 0;
  const distance = () => ask(() => visitor.evaluate(() => Math.abs(scrollY - 900)));
  await visitor.open('/');
  await visitor.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(distance).toBeLessThanOrEqual(tolerance);
  await visitor.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/pricing"]')?.click());
  await expectPath(visitor, '/pricing');
  await ask(() => visitor.evaluate(() => history.back()));
  await expectPath(visitor, '/');
  await expect.poll(distance).toBeLessThanOrEqual(tolerance);
});
