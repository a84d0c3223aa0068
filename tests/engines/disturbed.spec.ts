import { destinations } from '../../lib/content/destinations';
import { standInAddress } from '../../lib/stand-in';
import { covers } from '../matrix/covers';
import { representatives } from '../matrix/representatives';
import { pagesByScripts } from '../matrix/scripts';
import { controlAddress, hostFirst } from '../provider/address';
import { changePage, disturbStorage } from '../site/disturbances';
import { embedOf } from '../site/exported-site';
import { exportedContent, exportedPath, failures, findShown, wordy } from '../site/intact';
import { groupLabelOf, labelOf, menuLabels } from '../site/labels';
import { inParts } from './in-parts';
import { ask, click, errorsOf, expectHidden, expectPath, expectVisible, hover, type Target } from './page';
import { serveRecording, type Disturbance } from './recording-server';
import { expect, newClient, test } from './test';
import type { Visitor } from './visitor';

/*
 * Visits that something outside the site disturbs, as in tests/site/disturbed-visits.spec.ts,
 * where every fault comes by itself.
 */

const trigger = (text: string): Target => ({ selector: '.desktop-menu button', text });
const plans: Target = { selector: '.desktop-menu a', text: labelOf('/pricing') };

async function expectContent(visitor: Visitor, path: string): Promise<void> {
  await expect
    .poll(() => ask(() => visitor.evaluate(findShown, wordy)), { message: path })
    .toEqual(exportedContent(path));
}

async function expectIntact(visitor: Visitor, path: string): Promise<void> {
  await expectContent(visitor, path);
  expect(await visitor.evaluate((selector) => document.querySelectorAll(selector).length, failures), path).toBe(0);
}

async function expectMenusToWork(visitor: Visitor): Promise<void> {
  await click(visitor, trigger(menuLabels.pricing));
  await expectVisible(visitor, plans);
  await click(visitor, trigger(menuLabels.pricing));
  await expectHidden(visitor, plans);
}

/** Follows a link of the footer, as a click does. */
const follow = (visitor: Visitor, path: string) =>
  ask(() => visitor.evaluate((href) => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click(), path));

/** Goes to an address by a script. Puppeteer waits in vain for Firefox to open one from a page that it had kept. */
async function go(visitor: Visitor, address: string): Promise<void> {
  await ask(() => visitor.evaluate((href) => location.assign(href), address));
  await expect
    .poll(() => ask(() => visitor.evaluate(() => location.href + document.readyState)))
    .toBe(`${address}complete`);
}

/** What browsers themselves say about files that are not there. */
const isOfLine = (error: string) =>
  /^not loaded:|downloadable font|Loading module from|The stylesheet .* was not loaded|Cross-Origin Request Blocked/.test(
    error,
  );

async function expectNoError(visitor: Visitor): Promise<void> {
  expect((await errorsOf(visitor)).filter((error) => !isOfLine(error))).toEqual([]);
}

const partCount = 2;
const fileFaults = ['broken off', 'missing', 'a page', 'cut off'] as const;
const storages = ['denied', 'full', 'corrupt'] as const;
const next = '/about/founder';

/** What forbids scripts by a header, because no driver but Chromium's can switch them off. */
const withoutScripts = { 'content-security-policy': 'sandbox allow-same-origin allow-top-navigation allow-popups' };

/** Chromium has them in tests/site/. */
const inOthers = { tag: '@not-chromium' };

const which = (part: number) => `(${part + 1} of ${partCount})`;

for (const [part, paths] of inParts(representatives, partCount).entries()) {
  test(`pages without scripts have words, links and menus ${which(part)}`, inOthers, async ({ visitor, baseURL }) => {
    covers('noScript', ...paths);
    const site = await serveRecording(baseURL ?? '', { headers: withoutScripts });
    await visitor.resize({ width: 1440, height: 900 });
    for (const path of paths) {
      await visitor.open(`${site.origin}${path}`);
      await expectIntact(visitor, path);
      await hover(visitor, trigger(menuLabels.industries));
      await hover(visitor, trigger(groupLabelOf('/industries/healthcare')));
      await expectVisible(visitor, { selector: '.desktop-menu a', text: labelOf('/industries/gyms') });
      await visitor.moveTo({ x: 720, y: 890 });
      const links = () => visitor.evaluate(() => document.querySelectorAll('noscript link').length);
      expect(await links(), 'what is only there without scripts').toBe(1);
    }
    site.stop();
  });
}

for (const [part, paths] of inParts(pagesByScripts, partCount).entries()) {
  test(`pages whose files fail, offline, and back ${which(part)}`, inOthers, async ({ visitor, baseURL }) => {
    for (const condition of ['files', 'offline', 'back'] as const) covers(condition, ...paths);
    const disturbance: Disturbance = {};
    const site = await serveRecording(baseURL ?? '', disturbance);
    await visitor.resize({ width: 1440, height: 900 });
    for (const [index, path] of paths.entries()) {
      disturbance.files = fileFaults[(index + part) % fileFaults.length];
      if (index === 0) await visitor.open(`${site.origin}${path}`);
      else await go(visitor, `${site.origin}${path}`);
      await expectMenusToWork(visitor);
      await expectIntact(visitor, path);
      await expectNoError(visitor);
      delete disturbance.files;

      disturbance.offline = true;
      await expectMenusToWork(visitor);
      await expectIntact(visitor, path);
      await expectNoError(visitor);
      disturbance.offline = false;

      const target = path === next ? '/about/company' : next;
      await follow(visitor, target);
      await expectPath(visitor, target);
      await expectIntact(visitor, target);
      await ask(() => visitor.evaluate(() => history.back()));
      await expectPath(visitor, path);
      await expectIntact(visitor, path);
      await expectMenusToWork(visitor);
    }
    site.stop();
  });

  test(
    `pages that are translated and extended, without storage and the provider ${which(part)}`,
    inOthers,
    async ({ visitor, baseURL }) => {
      covers('changed', ...paths);
      covers('blocked', ...paths);
      const providers = [destinations.links.bookingCalendar, destinations.links.chatLoader].map(
        ({ url }) => new URL(standInAddress(url)),
      );
      const client = newClient();
      await visitor.identifyAs(
        client,
        providers.map(({ origin }) => origin),
      );
      for (const url of providers) {
        const rule = { path: hostFirst(new URL('/', url)), mode: 'refused', client };
        await fetch(controlAddress, { method: 'PUT', body: JSON.stringify(rule) });
      }
      const disturbance: Disturbance = {};
      const site = await serveRecording(baseURL ?? '', disturbance);
      await visitor.resize({ width: 1440, height: 900 });
      for (const [index, path] of paths.entries()) {
        // A frame without its provider has a panel, which frames.spec.ts looks at.
        const expectReadable = embedOf(exportedPath(path)) === 'frame' ? expectContent : expectIntact;
        disturbance.script = disturbStorage;
        await visitor.open(`${site.origin}${path}?storage=${storages[(index + part) % storages.length]}`);
        await expectMenusToWork(visitor);
        await expectReadable(visitor, path);
        await expectNoError(visitor);
        disturbance.script = changePage;
        await visitor.open(`${site.origin}${path}`);
        await expectMenusToWork(visitor);
        await expectMenusToWork(visitor);
        await expectReadable(visitor, path);
        await expectNoError(visitor);
      }
      await fetch(controlAddress, { method: 'DELETE', headers: { 'x-stand-in-client': client } });
      site.stop();
    },
  );
}

for (const path of pagesByScripts) {
  test(`${path} with a CPU that is 6 times slower`, inOthers, async ({ visitor }) => {
    covers('slow', path);
    await visitor.resize({ width: 1440, height: 900 });
    const endSlowness = visitor.slowDown(6);
    try {
      await visitor.open(path);
      await expectMenusToWork(visitor);
    } finally {
      endSlowness();
    }
    await expectIntact(visitor, path);
    await expectNoError(visitor);
  });
}
