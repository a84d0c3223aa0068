import { destinations } from '../../lib/content/destinations';
import { schedule } from '../../lib/content/pages';
import { standInAddress } from '../../lib/stand-in';
import { controlAddress, hostFirst } from '../provider/address';
import type { Mode } from '../provider/modes';
import { errorsOf, expectVisible } from './page';
import { expect, newClient, test } from './test';
import type { Visitor } from './visitor';

const calendar = standInAddress(destinations.links.bookingCalendar.url);
const frame = '.provider-host iframe';

const progress = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelector('main [role="progressbar"]')?.getAttribute('data-state'));

test('the calendar opens and gets the campaign exactly once', async ({ visitor }) => {
  await visitor.open('/schedule?utm_source=ads&utm_campaign=spring&gclid=g1&other=1');
  await expect.poll(() => progress(visitor)).toBe('complete');
  const expected = ['utm_source=ads', 'utm_campaign=spring', 'gclid=g1'];
  const addresses = await visitor.evaluate(() => [
    document.querySelector('.provider-host iframe')?.getAttribute('src') ?? '',
    document.querySelector('[data-frame-link]')?.getAttribute('href') ?? '',
  ]);
  for (const address of addresses) {
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin + pathname).toBe(calendar);
    expect([...searchParams].map((pair) => pair.join('='))).toEqual(expected);
  }
  // What has arrived, after any changes by the provider's script.
  const shown = await visitor.evaluateInFrame(frame, () =>
    [...document.querySelectorAll('[data-testid="query"] :is(dt, dd)')].map(({ textContent }) => textContent),
  );
  expect(shown).toEqual(expected.flatMap((pair) => pair.split('=')));
  expect(await visitor.evaluate(() => location.search)).toBe('');
  expect(await errorsOf(visitor)).toEqual([]);
});

for (const mode of ['500', 'refused', 'silent'] satisfies Mode[]) {
  test(`a calendar that is ${mode} gets a panel with the plain link`, async ({ visitor }) => {
    const client = newClient();
    await visitor.identifyAs(client, [new URL(calendar).origin]);
    const path = hostFirst(new URL(calendar));
    const rule = { path, mode, client };
    const { ok } = await fetch(controlAddress, { method: 'PUT', body: JSON.stringify(rule) });
    expect(ok).toBe(true);
    try {
      await visitor.open('/schedule');
      const link = { selector: '.provider-panel a', text: schedule.frame.fallbackLink };
      // A frame gets ten seconds to load, and another four to say something.
      await expectVisible(visitor, link, 20_000);
      const href = await visitor.evaluate(() => document.querySelector('.provider-panel a')?.getAttribute('href'));
      expect(href?.startsWith(calendar)).toBe(true);
    } finally {
      await fetch(controlAddress, { method: 'DELETE', headers: { 'x-stand-in-client': client } });
    }
  });
}
