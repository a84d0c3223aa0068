import { expect } from '@playwright/test';
import { policyFor } from '../../deploy/policy';
import { canonicalPath, site as content } from '../../lib/content';
import { scriptsAt } from '../../lib/content/page-scripts';
import { unindexedPaths } from '../../lib/content/pages';
import { placeholdersLeft } from '../../scripts/check/placeholders-left';
import { each, indexedPaths, test } from './test';

/* What browsers and search engines read in the pages that arrive, which a host or an older build can change. */

const addressOf = (path: string) => (path === '/' ? content.url : content.url + path);

/** The sources of a policy, by directive. */
function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources.toSorted()]));
}

test('policy: each page has the one that fits what it contains', ({ pages }) => {
  const cause = 'The host changes pages (analytics, e-mail protection, minification), or they are of an older build.';
  for (const [path, { document }] of pages) {
    const policies = document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
    const found = policies.map((policy) => directivesOf(policy.getAttribute('content') ?? ''));
    expect.soft(found, `${path}: ${cause}`).toEqual([directivesOf(policyFor(document, scriptsAt(path)))]);
  }
});

test('search: pages name their canonical address, and may be indexed', ({ pages }) => {
  for (const [path, { document }] of pages) {
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';
    const isHidden = robots.includes('noindex') && !unindexedPaths.includes(canonicalPath(path));
    expect.soft([canonical, isHidden], path).toEqual([addressOf(canonicalPath(path)), false]);
  }
});

test('search: the sitemap lists every indexed page, and no day to come', async ({ site }) => {
  const { text } = await site.ask('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const expected = indexedPaths.map(addressOf);
  expect(listed, 'If one is missing, the sitemap is of another build.').toEqual(expect.arrayContaining(expected));
  // The others are pages that the owner added to app/.
  const others = listed.filter((address) => !expected.includes(address));
  const found = await each(others, async (address) => (await site.ask(new URL(address).pathname)).status);
  expect(found, 'If one does not exist, the sitemap is of another build.').toEqual(await each(others, () => 200));
  const today = new Date().toISOString().slice(0, 10);
  const days = [...text.matchAll(/<lastmod>(\d{4}-\d\d-\d\d)/g)].map(([, day = '']) => day);
  expect(days.filter((day) => day > today)).toEqual([]);
});

test('search: robots.txt names the sitemap and closes nothing', async ({ site }) => {
  const lines = (await site.ask('/robots.txt')).text.split('\n').map((line) => line.trim());
  expect(lines).toContain(`Sitemap: ${content.url}/sitemap.xml`);
  expect(lines.filter((line) => /^disallow:\s*\/$/i.test(line))).toEqual([]);
});

test('placeholders: none is public', { tag: '@live' }, ({ pages }) => {
  const marked = placeholdersLeft().map(({ where, value }) => `${where}: found ${value}, expected the real one`);
  // A name that is reserved for examples.
  const named = [...pages].flatMap(([path, { text }]) =>
    [...new Set(text.match(/https?:\/\/[\w.-]*\.example\b/g))]
      .filter((address) => !marked.some((line) => line.includes(new URL(address).hostname)))
      .map((address) => `${path}: found ${address}, expected a real address`),
  );
  expect([...marked, ...named], '`npm run check:launch` lists those of content.').toEqual([]);
});
