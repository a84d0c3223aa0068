/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareExports, type Comparison, type Export } from '@/scripts/report/compare';
import { comparePictures, type Pixels } from '@/scripts/report/compare-pictures';
import { toHtml } from '@/scripts/report/html';
import { toMarkdown } from '@/scripts/report/markdown';
import { summaryOf, type Report } from '@/scripts/report/report';

type Facts = {
  title: string;
  price: number;
  /** The class and the file that a build names anew. */
  hash: string;
  body: string;
};

const plain: Facts = { title: 'Plans', price: 97, hash: '1a2b3c4d', body: '' };

const menu = '<header><nav aria-label="Main"><a href="/pricing">Pricing</a></nav></header>';

function page({ title, price, hash, body }: Facts): string {
  const data = { '@type': 'Product', offers: [{ '@type': 'Offer', name: 'Starter', price }] };
  return `<!doctype html><html><head><title>${title}</title><meta name="description" content="What it costs.">
<meta http-equiv="Content-Security-Policy" content="style-src 'sha256-${hash}='"><meta property="og:title" content="${title}">
<link rel="stylesheet" href="/_next/static/deferred-${hash}.css"><script type="application/ld+json">${JSON.stringify(data)}</script></head>
<body>${menu}<main><h1>${title}</h1><p>For one person</p><p class="${hash}">$${price} / month</p>${body}
<a href="http://shop.test.localhost:3001/starter">Choose Starter</a></main></body></html>`;
}

const redirect = (to: string) =>
  `<!doctype html><html><head><title>moved</title><noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript></head><body></body></html>`;

function smallExport(files: Record<string, string>): Export {
  const folder = mkdtempSync(join(tmpdir(), 'report-test-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { folder };
}

/** An export with one page that counts, another page, and what is made from them. */
function site(changed: Partial<Facts> = {}, others: Record<string, string> = {}): Export {
  const facts = { ...plain, ...changed };
  return smallExport({
    'pricing.html': page(facts),
    'about.html': page({ ...plain, title: 'About', hash: facts.hash }),
    'pricing.json': JSON.stringify({ plans: [{ name: 'Starter', price: facts.price }] }),
    'pricing.md': `# ${facts.title}\n\n$${facts.price} / month\n`,
    'og/pricing.png': facts.title,
    [`_next/static/deferred-${facts.hash}.css`]: 'a{}',
    ...others,
  });
}

/** The page that counts, with paragraphs of one section. */
const paragraphs = (...texts: string[]) =>
  site({ body: `<h2>Terms</h2>${texts.map((text) => `<p>${text}</p>`).join('')}` });

const link = (href: string) => ({ body: `<p><a href="${href}">Read on</a></p>` });

const plans = (...names: string[]) => ({
  'pricing.json': JSON.stringify({ plans: names.map((name) => ({ name })) }),
});

/** Four more pages with the same menu. */
function withMenu(label: string): Export {
  const html = page(plain).replace('>Pricing<', `>${label}<`);
  return site({}, { 'a.html': html, 'b.html': html, 'c.html': html, 'd.html': html });
}

const folders: string[] = [];

function compare(before: Export, after: Export): Comparison {
  folders.push(before.folder, after.folder);
  return compareExports(before, after);
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const asReport = (comparison: Comparison): Report => ({
  ...comparison,
  base: { commit: '0123456789', name: 'v1' },
  edited: [{ file: 'content/plans.ts', lines: '+1 −1' }],
  pictures: new Map(),
});

describe('a report on two exports', () => {
  it('says nothing about another build of the same content', () => {
    const found = compare(site(), site({ hash: 'ffffffff' }));
    expect(found).toEqual({
      pages: [
        { path: '/about', before: 'About', after: 'About', changes: [] },
        { path: '/pricing', before: 'Plans', after: 'Plans', changes: [] },
      ],
      shared: [],
      destinations: [],
      files: [],
    });
    expect(summaryOf(asReport(found))).toBe('Nothing changes for visitors');
  });

  it('says exactly what one price and one title change', () => {
    const { pages, shared, files } = compare(site(), site({ price: 99, title: 'Prices' }));
    expect(shared).toEqual([]);
    expect(pages).toEqual([
      {
        path: '/pricing',
        before: 'Plans',
        after: 'Prices',
        changes: [
          { kind: 'title', before: 'Plans', after: 'Prices', places: ['title', '“Prices”', 'og:title'] },
          { kind: 'price', before: '$97 / month', after: '$99 / month', places: ['“Prices”'] },
          {
            kind: 'price',
            before: '97',
            after: '99',
            places: ['structured data › Product › offers › Starter › price'],
          },
        ],
      },
    ]);
    expect(files.map(({ title, files: names, values }) => [title, names, values])).toEqual([
      ['Social cards', ['og/pricing.png'], []],
      ['Markdown twins', ['pricing.md'], []],
      ['Data', ['pricing.json'], [{ place: 'plans › Starter › price', before: '97', after: '99' }]],
    ]);
  });

  it('pairs changed sentences, and tells what is new, gone or moved', () => {
    const [answer, stay] = ['We answer on weekdays.', 'Prices are in US dollars.'];
    const before = paragraphs('You can cancel at any time. Cards only.', stay, 'Sales tax is added.', answer);
    const after = paragraphs(answer, stay, 'You can cancel on any day.', 'Sales tax is added.', 'Ask for a receipt.');
    const [found] = compare(before, after).pages;
    const places = ['“Terms”'];
    expect(found?.changes).toEqual([
      { kind: 'sentence', before: 'Cards only.', after: undefined, places },
      { kind: 'moved', before: answer, after: answer, places },
      { kind: 'sentence', before: 'You can cancel at any time.', after: 'You can cancel on any day.', places },
      { kind: 'sentence', before: undefined, after: 'Ask for a receipt.', places },
    ]);
  });

  it('compares links by their label, with the addresses of production', () => {
    const [found] = compare(site(link('/ai')), site(link('http://blog.test.localhost:3001/ai'))).pages;
    expect(found?.changes).toEqual([
      { kind: 'link', before: '/ai', after: 'https://blog.test/ai', places: ['“Read on”'] },
    ]);
  });

  it('tells a change that many pages share once', () => {
    const { pages, shared } = compare(withMenu('Pricing'), withMenu('Costs'));
    expect(shared).toEqual([
      { kind: 'sentence', before: 'Pricing', after: 'Costs', places: ['the menu'], pages: ['/a', '/b', '/c', '/d'] },
    ]);
    expect(pages.flatMap(({ changes }) => changes)).toEqual([]);
  });

  it('tells pages that are new or gone, and where old paths lead', () => {
    const before = site({}, { 'old.html': page({ ...plain, title: 'Old' }) });
    const after = site({}, { 'new.html': page({ ...plain, title: 'New' }), 'old.html': redirect('/new') });
    const { pages, files } = compare(before, after);
    expect(pages.map(({ path, before: old, after: now }) => [path, old, now])).toEqual([
      ['/new', undefined, 'New'],
      ['/old', 'Old', undefined],
    ]);
    expect(files).toMatchObject([{ title: 'Redirects', files: ['old.html'], values: [{ after: '/new' }] }]);
  });

  it('compares lists of data by name when they get longer', () => {
    const { files } = compare(site({}, plans('Solo', 'Team')), site({}, plans('Mini', 'Solo', 'Team')));
    expect(files).toMatchObject([{ title: 'Data', values: [{ place: 'plans › Mini › name', after: 'Mini' }] }]);
  });
});

describe('the texts of a report', () => {
  it('mark the words that differ, with the summary first', () => {
    const report = asReport(compare(site(), site({ price: 99 })));
    const markdown = toMarkdown(report);
    expect(markdown.split('\n')[0]).toBe('**1 page changed: 1 price.**');
    expect(markdown).toContain('- price: ~~$97~~ **$99** / month · “Plans”');
    const html = toHtml(report);
    expect(html).toContain('<td><del>$97</del> / month</td><td><ins>$99</ins> / month</td>');
  });

  it('show content as text', () => {
    const report = asReport(compare(site(), site({ title: '&lt;img src=x&gt; *a* @b' })));
    expect(toHtml(report)).not.toContain('<img src=x>');
    expect(toMarkdown(report)).toContain('\\<img src=x\\> \\*a\\* &#64;b');
  });

  it('fit a comment on a pull request', () => {
    const long = Array.from({ length: 3_000 }, (_, at) => `<p>Sentence number ${at} of a long page.</p>`).join('');
    const markdown = toMarkdown(asReport(compare(site(), site({ body: long }))));
    expect(markdown.length).toBeGreaterThan(50_000);
    expect(markdown.length).toBeLessThanOrEqual(60_000);
    expect(markdown).toMatch(/There is more in the HTML report\.$/);
  });
});

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

describe('the comparison of pictures', () => {
  const width = 200;

  /** A picture of gray rows, no two alike, with a dark block. */
  function drawn(shades: readonly number[], block?: { left: number; top: number; size: number }): Pixels {
    const data = Buffer.alloc(shades.length * width * 4);
    for (const [row, shade] of shades.entries()) {
      for (let column = 0; column < width; column += 1) {
        const dark =
          block &&
          row >= block.top &&
          row < block.top + block.size &&
          column >= block.left &&
          column < block.left + block.size;
        const value = dark ? 0 : column === 0 ? shade % 256 : column === 1 ? Math.floor(shade / 256) : 230;
        data.set([value, value, value, 255], (row * width + column) * 4);
      }
    }
    return { data, width, height: shades.length };
  }

  it('finds nothing in equal pictures', () => {
    expect(comparePictures(drawn(rows(0, 400)), drawn(rows(0, 400))).boxes).toEqual([]);
  });

  it('puts a box around what differs', () => {
    const { boxes } = comparePictures(drawn(rows(0, 400)), drawn(rows(0, 400), { left: 64, top: 160, size: 32 }));
    expect(boxes).toEqual([{ left: 64, top: 160, width: 32, height: 32 }]);
  });

  it('marks only what was put in between, not all that has moved down', () => {
    const before = drawn([...rows(0, 200), ...rows(200, 400)]);
    const after = drawn([...rows(0, 200), ...rows(1_000, 1_050), ...rows(200, 400)]);
    const { boxes, before: aligned } = comparePictures(before, after);
    expect(aligned.height).toBe(450);
    expect(boxes).toEqual([{ left: 0, top: 200, width, height: 56 }]);
  });
});
