/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */
import { chatPages } from './exported-site';
import { expectHydrated, holdRequests, island, islandFiles } from './page';
import { expectContent, expectIntact, expectMenusToWork } from './intact';
import { menuLabels } from './labels';
import { desktop, expectOpen, trigger } from './menus';
import { expect, frameOf, isOutside, plainLink, progress, test } from './provider-visit';

/*
 * Visits that something outside the site disturbs. All words, links and menus must stay, without an error that the visitor
 * sees or the console shows. Most tests use /schedule, which has the most scripts.
 */

/** As in a browser that blocks all of a site's data. Full and corrupt storage: the unit test of attribution. */
function denyStorage(): void {
  const denied = () => {
    throw new DOMException('Not in this test', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: denied });
  Object.defineProperty(document, 'cookie', { get: denied, set: denied });
}

/** Does to a page what translators and extensions do, before its islands start. */
function changePage(): void {
  /** As translators of browsers do: each text into two nested elements. */
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isPlain = !text.parentElement?.closest('script, style, noscript, template, svg, font');
      if (!isPlain || text.data.trim() === '') continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  };
  /** As extensions do: first and last in the head, the body and everything in islands, and attributes. */
  const extend = () => {
    for (const place of document.querySelectorAll('head, body, [data-island], [data-island] :is(nav, ul, li, div)')) {
      const [first, last] = [document.createElement('injected-element'), document.createElement('injected-element')];
      // Most are hidden. One in the middle of a row could not be shown without moving what is there.
      if (place.closest('[data-island]')) first.hidden = last.hidden = true;
      place.prepend(first);
      place.append(last);
    }
    document.documentElement.setAttribute('data-injected', '');
    document.body.setAttribute('data-injected', '');
    for (const control of document.querySelectorAll('button, input, a')) control.setAttribute('data-injected', '');
  };
  Object.assign(window, { translate });
  document.addEventListener('DOMContentLoaded', () => {
    extend();
    translate();
  });
}

test.use({ viewport: desktop, serviceWorkers: 'block' });
test.afterEach(({ errors }) => expect(errors).toEqual([]));

test('third parties blocked, and storage denied: the links keep the campaign', async ({ page }) => {
  await page.addInitScript(denyStorage);
  await page.route(
    ({ href }) => isOutside(href),
    (route) => route.abort('blockedbyclient'),
  );
  await page.goto('/schedule?utm_source=ads');
  await expectMenusToWork(page);
  await expectContent(page, '/schedule');
  await expect(plainLink(page)).toHaveAttribute('href', /[?&]utm_source=ads(?:&|$)/);
});

test.describe('translated, and changed by an extension', () => {
  test.beforeEach(({ page }) => page.addInitScript(changePage));

  test('a page with a frame, and once more when its islands run', async ({ page }) => {
    await page.goto('/schedule');
    await expectMenusToWork(page);
    await expect(progress(page)).toHaveAttribute('data-state', 'complete');
    await page.evaluate(() => (Reflect.get(window, 'translate') as () => void)());
    await expectMenusToWork(page);
    await expectIntact(page, '/schedule');
    await expect(frameOf(page).getByRole('heading').first()).toBeVisible();
  });

  test('a click that began before hydration', async ({ page }) => {
    const release = await holdRequests(page, islandFiles);
    await page.goto('/');
    await trigger(page, menuLabels.pricing).hover();
    await page.mouse.down();
    release();
    await island(page, 'desktop-menu').evaluate(async ({ dataset }) => {
      await import(dataset.props ?? '');
      await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
    await expectOpen(page, menuLabels.pricing);
  });
});

/** APIs that at least one of the oldest browsers does not support. */
const newerApis = `
  AbortSignal.any Array.fromAsync ArrayBuffer.prototype.transfer CSS.highlights CloseWatcher
  Document.prototype.caretPositionFromPoint Document.prototype.startViewTransition Element.prototype.checkVisibility
  Element.prototype.moveBefore Element.prototype.setHTMLUnsafe Intl.DurationFormat Iterator.prototype.map Iterator.prototype.filter Iterator.prototype.some
  Iterator.prototype.take Iterator.prototype.drop Iterator.prototype.flatMap Iterator.prototype.reduce
  Iterator.prototype.toArray Iterator.prototype.forEach Iterator.prototype.find Iterator Map.groupBy Object.groupBy
  PageRevealEvent Promise.try Promise.withResolvers Set.prototype.difference Set.prototype.intersection
  Set.prototype.isDisjointFrom Set.prototype.isSubsetOf Set.prototype.isSupersetOf Set.prototype.symmetricDifference
  Set.prototype.union URL.canParse URL.parse Uint8Array.fromBase64 cancelIdleCallback navigation requestIdleCallback scheduler trustedTypes`;

/** Removes them from every document of a page. */
function removeNewerApis(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const owner = names.reduce<object | undefined>((value, name) => value && Reflect.get(value, name), window);
    if (owner) Reflect.deleteProperty(owner, last);
  }
}

test('the oldest browser that package.json allows runs every island, the frame and the chat', async ({ page }) => {
  await page.addInitScript(removeNewerApis, newerApis.trim().split(/\s+/));
  await page.goto('/schedule?utm_source=ads');
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  await expect(frameOf(page).getByTestId('query').locator('dd')).toHaveText(['ads']);
  for (const [path, name] of [
    ['/add-on-pricing', 'tooltip-link'],
    ['/', 'desktop-menu'],
  ] as const) {
    await page.goto(path);
    await island(page, name).locator('button, a').first().hover();
    await expectHydrated(page, name);
  }
  for (const path of chatPages) {
    await page.goto(path);
    await expect(page.locator('chat-widget')).toHaveCount(1, { timeout: 10_000 });
  }
});
