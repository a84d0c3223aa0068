import { redirects } from '../../lib/content';
import { documentOf, embedOf, pagePaths } from './exported-site';
import { drawn } from './page';
import { expect, isOutside, test } from './provider-visit';

/* Pages that the browser prepares while the pointer rests on their links. */

type Rule = { where: { selector_matches: string }; eagerness: string };

const withEmbed = pagePaths.filter((path) => embedOf(path));
const prefetchOnly = new Set(
  withEmbed.concat(redirects.flatMap(({ from, to }) => (withEmbed.includes(to) ? from : []))),
);

/** The paths of a page's links that match a selector. */
function pathsOf(path: string, selector: string): string[] {
  const links = documentOf(path).querySelectorAll(selector);
  const paths = links.map((link) => new URL(link.getAttribute('href') ?? '', 'http://site.example').pathname);
  return [...new Set(paths)].toSorted();
}

test('content pages are prerendered on hover, and pages with an embed only prefetched', () => {
  for (const path of [...pagePaths, '/404']) {
    const scripts = documentOf(path).querySelectorAll('script[type="speculationrules"]');
    expect.soft(scripts, path).toHaveLength(1);
    const rules: Record<string, Rule[]> = JSON.parse(scripts[0]?.rawText ?? '');
    const matched = (kind: string) =>
      pathsOf(path, (rules[kind] ?? []).map(({ where }) => where.selector_matches).join());
    const [prerendered, prefetched] = [matched('prerender'), matched('prefetch')];
    expect.soft(Object.keys(rules).toSorted(), path).toEqual(['prefetch', 'prerender']);
    const eagerness = new Set(Object.values(rules).flatMap((list) => list.map((rule) => rule.eagerness)));
    expect.soft([...eagerness], path).toEqual(['moderate']);
    expect.soft(prerendered.length, path).toBeGreaterThan(10);
    const heldBack = prefetched.filter((target) => !prefetchOnly.has(target));
    expect.soft(heldBack, path).toEqual([]);
    const early = prerendered.filter((target) => prefetchOnly.has(target));
    expect.soft(early, path).toEqual([]);
    const all = pathsOf(path, 'a[href^="/"]:not([target])');
    expect.soft([...prerendered, ...prefetched].toSorted(), path).toEqual(all);
  }
});

test('a prerendered page opens no frame and saves no campaign before it is shown', async ({ page }) => {
  // Simulates prerendering, which Playwright disables.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
  const campaign = () => page.evaluate(() => sessionStorage.getItem('campaign'));
  const outside: string[] = [];
  page.on('request', (request) => {
    if (isOutside(request.url())) outside.push(request.url());
  });
  await page.goto('/schedule?utm_source=ads');
  // A page that is shown opens it in the task after its first paint.
  await drawn(page);
  await expect(page.locator('main iframe')).not.toHaveAttribute('src');
  expect([outside, await campaign()]).toEqual([[], null]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange', { bubbles: true }));
  });
  await expect(page.locator('main iframe')).toHaveAttribute('src', /utm_source=ads/);
  await expect(page.locator('progress')).toHaveAttribute('data-state', 'complete');
  expect(await campaign()).toContain('utm_source=ads');
});
