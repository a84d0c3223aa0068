import { expect, test } from '@playwright/test';
import { findViolations } from './axe';
import { brokenWords } from './broken-words';
import { embedOf, pagePaths } from './exported-site';
import { collectErrors } from './page-errors';
import { sidewaysScroll } from './sideways-scroll';
import { watchViolations } from './violations';
import { hiddenPictureTexts } from '../accessibility/texts';
import { testsAll } from '../test-all';
import { representatives } from './layouts';

/* What holds for every page, in one visit of each: loading a page is most of what such a test costs. */

/** Targets and the space between them are smaller on phones. */
function axeWidths(path: string): number[] {
  if (testsAll) return [320, 768, 1440];
  return representatives.includes(path) ? [390, 1440] : [1440];
}

/** The header and the footer are the same on all pages of a layout. */
const withoutSharedParts = { exclude: ['header', 'footer'] };

for (const path of [...pagePaths, '/no-such-page']) {
  test(`${path}: errors, policy, requests, pictures, width and axe`, async ({ page, baseURL }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      // Browsers call what is in the page itself a request, too.
      if (!request.url().startsWith('data:')) requested.push(`${request.resourceType()} ${request.url()}`);
    });
    const errors = collectErrors(page);
    const violations = await watchViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');

    expect.soft(violations, 'violations of the policy').toEqual([]);
    expect.soft(errors, 'errors').toEqual([]);
    const embed = pagePaths.includes(path) && embedOf(path);
    if (!embed) {
      expect.soft(requested.filter((request) => !request.includes(` ${baseURL}/`))).toEqual([]);
      expect
        .soft(requested.filter((request) => pagePaths.includes(new URL(request.split(' ')[1] ?? '').pathname)).length)
        .toBeLessThanOrEqual(1);
    }
    if (!embed && pagePaths.includes(path)) {
      expect.soft(requested.length, requested.join('\n')).toBeLessThanOrEqual(6);
      expect.soft(requested.filter((request) => request.startsWith('script'))).toEqual([]);
    }
    const { pictures, faces } = await page.evaluate(() => ({
      pictures: [...document.images].flatMap((one) => (one.complete && one.naturalWidth === 0 ? one.src : [])),
      faces: [...document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? family : [])),
    }));
    expect.soft(pictures, 'pictures that are broken').toEqual([]);
    const ours = faces.filter((family) => !family.includes('fallback'));
    expect.soft(new Set(ours), 'typefaces').toEqual(new Set(['bricolage', 'figtree']));
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 2000 });
      expect.soft(await sidewaysScroll(page), `pixels to scroll sideways at ${width} px`).toBe(0);
      expect.soft(await brokenWords(page), `words and markers on two lines at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(hiddenPictureTexts), `texts of the picture at ${width} px`).toEqual([]);
    }
    for (const details of await page.locator('main details').all()) {
      await details.evaluate((element) => element.setAttribute('open', ''));
    }
    for (const width of axeWidths(path)) {
      await page.setViewportSize({ width, height: 900 });
      const part = representatives.includes(path) ? undefined : withoutSharedParts;
      expect.soft(await findViolations(page, part), `what axe finds at ${width} px`).toEqual([]);
    }
  });
}
