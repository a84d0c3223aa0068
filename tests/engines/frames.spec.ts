import { randomUUID } from 'node:crypto';
import { destinations } from '../../lib/content';
import { schedule } from '../../lib/content/pages';
import { standInAddress } from '../../lib/stand-in';
import { controlAddress, hostFirst } from '../provider/address';
import type { Mode } from '../provider/modes';
import { expectIn, expectVisible } from './page';
import { recordedIn } from './record';
import { expect, test } from './test';

const calendar = new URL(standInAddress(destinations.links.bookingCalendar.url));

/** Runs in the page. */
const progress = () => document.querySelector('main progress')?.getAttribute('data-state');

test('the calendar opens at an old address, and gets the campaign exactly once', async ({ visitor }) => {
  const campaign = 'utm_source=ads&utm_campaign=spring&gclid=g1';
  await visitor.open(`/calendar?${campaign}&other=1`);
  await expectIn(visitor, progress, 'complete');
  const addresses = await visitor.evaluate(() => [
    location.pathname + location.search,
    document.querySelector('.provider-host iframe')?.getAttribute('src'),
    document.querySelector('[data-frame-link]')?.getAttribute('href'),
  ]);
  expect(addresses).toEqual(['/schedule', `${calendar.href}?${campaign}`, `${calendar.href}?${campaign}`]);
  expect((await recordedIn(visitor)).errors).toEqual([]);
});

for (const mode of ['500', 'refused', 'silent'] satisfies Mode[]) {
  test(`a calendar that is ${mode} gets a panel with the plain link`, async ({ visitor }) => {
    const client = randomUUID();
    await visitor.identifyAs(client, calendar.origin);
    const rule = { path: hostFirst(calendar), mode, client };
    await fetch(controlAddress, { method: 'PUT', body: JSON.stringify(rule) });
    await visitor.open('/schedule');
    const link = { selector: `.provider-panel a[href^="${calendar.href}"]`, text: schedule.frame.fallbackLink };
    // A frame gets ten seconds to load, and another four to say something.
    await expectVisible(visitor, link, 20_000);
    await fetch(controlAddress, { method: 'DELETE', headers: { 'x-stand-in-client': client } });
  });
}
