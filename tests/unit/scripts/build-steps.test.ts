/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asScriptText } from '@/components/seo/structured-data';
import { contract } from '@/deploy/contract';
import { site } from '@/lib/content';
import { copyFiles } from '@/scripts/build/copy-files';
import { filesIn, writeFile } from '@/lib/files';
import { readPages } from '@/scripts/build/pages';
import { completeHead, removeUnused, separateNeighbors } from '@/scripts/build/markup';
import { hosts, writeHostFiles } from '@/deploy/hosts/hosts';
import { smallPage, temporaryFolder } from './fixtures';

/* What the site's own pages do not show. tests/site/ looks at what the build makes of them. */

jest.mock('@/lib/content/public-files', () => ({
  publicFiles: ['/favicon.ico', '/icon.svg'],
  foreignPages: ['/google1234.html'],
}));

const folder = temporaryFolder();

const write = (name: string, text = '') => writeFile(join(folder, name), text);

it('pages are the HTML files of the export that are neither internal, redirects nor somebody else’s', () => {
  for (const name of ['index', 'ai', '404', '_not-found', contract.redirects[0]?.from ?? '', 'google1234'])
    write(`pages/${name}.html`, '<html><head></head><body></body></html>');
  expect(readPages(join(folder, 'pages')).map(({ path, file }) => [path, file])).toEqual([
    ['/404', '404.html'],
    ['/ai', 'ai.html'],
    ['/', 'index.html'],
  ]);
});

it('Next’s scripts go, and those of others stay', () => {
  const kept =
    '<script type="application/ld+json">{"a":1}</script><script src="/a.js" type="module"></script><script>b()</script>';
  const chunk = '/_next/static/chunks/a.js';
  const next = `<script src="${chunk}" async></script><script>self.__next_f.push([0])</script><link rel="preload" as="script" href="${chunk}">`;
  const page = smallPage({ head: kept + next, body: `${next}<p></p>` });
  removeUnused(page);
  expect([page.head.innerHTML, page.body.innerHTML]).toEqual([kept, '<p></p>']);
});

const titled = (title: string) =>
  smallPage({
    head: `<title>${title}</title><meta property="og:title" content="A"><meta property="og:type" content="article">`,
  });

it('a page without a title stops the build, and what it says itself of a shared link takes nothing else from it', () => {
  expect(() => completeHead(titled(' '))).toThrow('small.html › metadata.title: found nothing, expected the title');
  const whole = titled('Our van');
  completeHead(whole);
  const tags = whole.head.querySelectorAll('meta').map((tag) => tag.getAttribute('property')?.replace('og:', ''));
  const picture = ['image', 'image:width', 'image:height', 'image:alt'];
  expect(tags).toEqual(['title', 'type', 'url', 'site_name', 'locale', ...picture]);
});

it('files come from routes, Next’s with the pages and the styles that name them, and from public/, which has the last word', () => {
  write('export/og/ai.png');
  for (const name of [...contract.files, '/ai.html', '/ai.txt', '/feed.xml', '/_next/static/chunks/a.js', '/icon.svg'])
    write(`export${name}`, 'exported');
  const page = smallPage({ head: `<meta property="og:image" content="${site.url}/og/ai.png">` });
  write('export/_next/static/media/a.svg');
  copyFiles([page], '.a{mask:url(/_next/static/media/a.svg)}', join(folder, 'export'), join(folder, 'out'));
  const others = filesIn(join(folder, 'out')).filter((name) => !contract.files.includes(`/${name}`));
  expect(others).toEqual(['_next/static/media/a.svg', 'favicon.ico', 'feed.xml', 'icon.svg', 'og/ai.png']);
  expect(readFileSync(join(folder, 'out/icon.svg'), 'utf8')).not.toBe('exported');
  rmSync(join(folder, 'export/robots.txt'));
  expect(() => copyFiles([page], '', join(folder, 'export'), join(folder, 'second'))).toThrow('looked for /robots.txt');
});

it('a host’s limit stops only a build for this host, and what hosts read is only in the export that is for them', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const out = join(folder, 'hosted');
  for (let number = 0; number < 100; number += 1) {
    write(`hosted/_next/static/${number}.js`);
    // All pictures have one rule.
    write(`hosted/_next/static/pictures/${number}.avif`);
  }
  const line = 'Cloudflare: found 102 rules for headers, expected at most 100';
  expect(() => writeHostFiles(out, 'cloudflare')).toThrow(line);
  writeHostFiles(out);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(line)]]);
  expect(readdirSync(`${out}-hosts`).toSorted()).toEqual(
    Object.keys(hosts)
      .filter((name) => name !== 'cloudflare')
      .toSorted(),
  );
  expect(readdirSync(out)).toEqual(['_next']);
  writeHostFiles(out, 'netlify');
  expect(readdirSync(`${out}-hosts`)).toEqual(['netlify']);
  expect(readdirSync(out).toSorted()).toEqual(['_headers', '_next', '_redirects']);
});

it('words that only styles keep apart have a space, and the parts of one word have none', () => {
  const together = '<p>29<span>%</span></p><div data-island="use"><b>a</b><b>b</b></div>';
  const page = smallPage({
    body: `<p><b>Water heater</b><small>9:30 AM</small></p>${together}<a>Plans</a><a>Prices</a>`,
  });
  separateNeighbors(page.body);
  expect(page.body.innerHTML).toBe(
    `<p><b>Water heater</b> <small>9:30 AM</small></p>${together}<a>Plans</a> <a>Prices</a>`,
  );
});

it('structured data cannot end its script', () => {
  const name = 'a</script><script>b()<!-- c';
  const text = asScriptText({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Service', name }] });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});

it('the types of the site end at the site: it builds without packages/ and what that needs', () => {
  const args = ['tsc', '--project', 'tsconfig.next.json', '--listFilesOnly'];
  const { stdout } = spawnSync('npx', args, { encoding: 'utf8' });
  const files = stdout.split('\n').filter((file) => !file.includes('/node_modules/'));
  expect(files.filter((file) => file.endsWith('/next.config.ts'))).toHaveLength(1);
  expect(files.filter((file) => file.includes('/packages/'))).toEqual([]);
});
