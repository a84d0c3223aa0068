import { expect, test, type Page } from '@playwright/test';
import { findViolations } from './axe';
import { brokenWords } from './broken-words';
import { embedOf, pagePaths } from './exported-site';
import { collectErrors } from './page-errors';
import { sidewaysScroll } from './sideways-scroll';
import { watchViolations } from './violations';
import { testsAll } from '../extent';
import { representatives, samplePages } from './layouts';

/* What holds for every page, in one visit of each: loading a page is most of what such a test costs. */

const openDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

test.use({ reducedMotion: 'reduce' });

/** The header and the footer are the same on all pages of a layout. */
const withoutSharedParts = { exclude: ['header', 'footer'] };

for (const path of [...pagePaths, '/no-such-page']) {
  test(`${path}: errors, policy, requests, width and axe`, async ({ page, baseURL }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      // Browsers call what is in the page itself a request, too.
      if (!request.url().startsWith('data:')) requested.push(`${request.resourceType()} ${request.url()}`);
    });
    const errors = collectErrors(page);
    const violations = await watchViolations(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');

    expect.soft(violations, 'violations of the policy').toEqual([]);
    expect.soft(errors, 'errors').toEqual([]);
    expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways at 360 px').toBe(0);
    const isPage = pagePaths.includes(path);
    if (!isPage || !embedOf(path))
      expect.soft(requested.filter((request) => !request.includes(` ${baseURL}/`))).toEqual([]);
    if (isPage && !embedOf(path)) {
      expect.soft(requested.length, requested.join('\n')).toBeLessThanOrEqual(6);
      expect.soft(requested.filter((request) => request.startsWith('script'))).toEqual([]);
    }
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await brokenWords(page), `words on two lines at ${width} px`).toEqual([]);
    }
    // It takes most of the time.
    if (!testsAll && !samplePages.includes(path)) return;
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Answers are closed at the first width, and open at the others.
      if (width > 320) await openDetails(page);
      const part = width === 1440 || representatives.includes(path) ? undefined : withoutSharedParts;
      expect.soft(await findViolations(page, part), `what axe finds at ${width} px`).toEqual([]);
    }
  });
}
