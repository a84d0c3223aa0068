/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { asScriptText } from '@/components/seo/structured-data';
import { BuildError, expectCount } from '@/scripts/build/build-error';
import { markCurrentPage } from '@/scripts/build/current-page';
import { preloadFonts } from '@/scripts/build/fonts';
import { minifyIcons } from '@/scripts/build/icons';
import { inlineDrawings } from '@/scripts/build/inline-drawings';
import { classNamesIn, renderIslands } from '@/scripts/build/islands';
import { toMarkdown } from '@/scripts/build/markdown';
import { readPages } from '@/scripts/build/pages';
import { removeFramework } from '@/scripts/build/remove-framework';
import { removeLeftovers } from '@/scripts/build/remove-leftovers';
import { removeRepeatedTags } from '@/scripts/build/repeated-tags';
import { addInlineScript, compileInlineScripts } from '@/scripts/build/inline-script';
import { addStructuredData } from '@/scripts/build/structured-data';
import { inlineStyles, readStyleSheet } from '@/scripts/build/styles';
import { smallPage } from './small-page';

/*
 * A new release of the framework may change its markup. Every step then stops the build with a one-line message: the
 * step, what it looked for, the file, what it found and what it expected.
 */

jest.mock('esbuild', () => ({ build: jest.fn() }));

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-steps-'));
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The message with which a step stops the build. */
async function errorMessageOf(step: () => unknown): Promise<string> {
  try {
    await step();
  } catch (error) {
    if (error instanceof BuildError) return error.message.replaceAll(folder, 'out');
    throw error;
  }
  throw new Error('the step did not stop the build');
}

describe('expectCount', () => {
  it.each([
    [1, 1],
    [0, 0],
    [1, 'some'],
    [50, 'some'],
  ] as const)('accepts %s when %s are expected', (found, expected) => {
    expect(() => expectCount('Step', 'a.html', 'links', found, expected)).not.toThrow();
  });

  it.each([
    [0, 1],
    [2, 1],
    [1, 0],
    [0, 'some'],
  ] as const)('stops at %s when %s are expected', async (found, expected) => {
    expect(await errorMessageOf(() => expectCount('Step', 'a.html', 'links', found, expected))).toBe(
      `Step: looked for links in a.html, found ${found}, expected ${expected}`,
    );
  });
});

describe('removing the framework', () => {
  const parts = {
    files: '<script src="/_next/static/chunks/a.js" async></script>',
    preload: '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>',
    payload: '<script>self.__next_f.push([1,"x"])</script>',
    loader: '<script>globalThis["TURBOPACK"]=[]</script>',
    kept: '<script type="application/ld+json">{"a":1}</script>',
  };
  const pageWith = (changes: Partial<typeof parts>) =>
    smallPage({ head: Object.values({ ...parts, ...changes }).join('') });

  it('keeps data blocks and removes scripts', () => {
    const page = pageWith({});
    removeFramework(page);
    expect(page.head.innerHTML).toBe(parts.kept);
  });

  it.each([
    ['files', '', 'framework script files', 0, 'some'],
    ['preload', '', 'preloads of script files', 0, 1],
    ['preload', parts.preload + parts.preload, 'preloads of script files', 2, 1],
    ['payload', '', 'inline payload scripts', 0, 'some'],
    ['loader', '', 'inline framework loaders', 0, 1],
    ['kept', '<script>somethingNew()</script>', 'unknown scripts', 1, 0],
    ['kept', '<script type="module" src="/new.js"></script>', 'unknown scripts', 1, 0],
  ])('stops when “%s” is “%s”', async (part, markup, what, found, expected) => {
    expect(await errorMessageOf(() => removeFramework(pageWith({ [part]: markup })))).toBe(
      `Removing the framework: looked for ${what} in out/small.html, found ${found}, expected ${expected}`,
    );
  });
});

/** Writes an export into the test's folder and makes that the working directory. */
function writeExport(manifest: unknown, pages: Record<string, string>): void {
  write('.next/prerender-manifest.json', JSON.stringify(manifest));
  for (const [name, html] of Object.entries(pages)) write(name, html);
  process.chdir(folder);
}

describe('reading pages', () => {
  const page = '<html><head></head><body></body></html>';

  const manifest = {
    routes: {
      '/': { dataRoute: '/index.rsc' },
      '/ai': { dataRoute: '/ai.rsc' },
      '/calendar': { dataRoute: '/calendar.rsc' },
      '/_not-found': { dataRoute: '/_not-found.rsc' },
      '/robots.txt': { dataRoute: null },
    },
  };

  it('reads the pages and the not-found page, but no redirects and other files', () => {
    writeExport(manifest, { 'index.html': page, 'ai.html': page, '404.html': page });
    expect(readPages('.').map(({ path, file }) => [path, file])).toEqual([
      ['/', 'index.html'],
      ['/ai', 'ai.html'],
      ['/404', '404.html'],
    ]);
  });

  it('keeps all of a page, including the content of noscript elements', () => {
    const html =
      '<!DOCTYPE html><html><head><noscript><meta a="b"></noscript><style>p>a{}</style></head><body><p>A &amp; B</p><noscript><iframe src="x" class="y"></iframe></noscript></body></html>';
    writeExport(manifest, { 'index.html': html, 'ai.html': page, '404.html': page });
    const [first] = readPages('.');
    expect(`${first?.document}`).toBe(html);
  });

  it('stops at a manifest in an unexpected format', async () => {
    writeExport({ pages: [] }, {});
    expect(await errorMessageOf(() => readPages('.'))).toBe(
      'Reading pages: .next/prerender-manifest.json does not have the expected format',
    );
  });

  it.each([
    ['head', '<html><body></body></html>', 0],
    ['body', '<html><head></head><body></body><body></body></html>', 2],
  ])('stops at a page with the wrong number of %s elements', async (element, html, found) => {
    writeExport(manifest, { 'index.html': html, 'ai.html': page, '404.html': page });
    expect(await errorMessageOf(() => readPages('.'))).toBe(
      `Reading pages: looked for ${element} in index.html, found ${found}, expected 1`,
    );
  });
});

const pageWithIsland = (name: string) =>
  smallPage({
    body: `<div data-island="use" data-component="${name}" data-props='{"rowId":"cards","count":4}'>old</div>`,
  });

describe('islands', () => {
  const files = new Map([
    [
      'carousel-controls',
      {
        scripts: ['/_next/static/islands/hydrate-A.js', '/_next/static/islands/react-B.js'],
        sources: ['components/ui/cx.ts'],
      },
    ],
  ]);

  it('get the address of their entry file and HTML that React can hydrate', () => {
    const page = pageWithIsland('carousel-controls');
    expect([...renderIslands(page, files, folder)]).toEqual(['components/ui/cx.ts']);
    const element = page.document.querySelector('[data-component]');
    const address = element?.getAttribute('data-props') ?? '';
    expect(address).toMatch(/^\/_next\/static\/islands\/carousel-controls-[0-9A-F]{8}\.js$/);
    expect(readFileSync(join(folder, address), 'utf8')).toBe(
      'import"./react-B.js";export{hydrate}from"./hydrate-A.js";export default {"rowId":"cards","count":4}',
    );
    expect(element?.querySelectorAll('button')).toHaveLength(2);
  });

  it('stop the build if a page has none, because every page has a menu', async () => {
    expect(await errorMessageOf(() => renderIslands(smallPage(), files, folder))).toBe(
      'Islands: looked for islands in out/small.html, found 0, expected some',
    );
  });

  it.each(['clock', 'toString', '', 'desktop-menu'])(
    'stop the build if one is named “%s” and not bundled',
    async (name) => {
      expect(await errorMessageOf(() => renderIslands(pageWithIsland(name), files, folder))).toBe(
        `Islands: out/small.html has an unknown island "${name}"`,
      );
    },
  );

  it('keep class names from their sources, except single words that mean something else', () => {
    write('source.ts', `addEventListener('blur'); cx('grid gap-3', open && "hidden p-2", \`w-full\`)`);
    expect([...classNamesIn([join(folder, 'source.ts')])].toSorted()).toEqual([
      'gap-3',
      'grid',
      'hidden',
      'p-2',
      'w-full',
    ]);
  });
});

describe('the current page', () => {
  it('is marked in the menus only', () => {
    const links = '<a href="/ai">AI</a><a href="/pricing">Plans</a>';
    const page = smallPage({ path: '/ai', body: `<header><nav>${links}</nav></header><main>${links}</main>` });
    markCurrentPage(page);
    const marked = page.document.querySelectorAll('[aria-current="page"]');
    expect(marked.map((link) => `${link.closest('header') ? 'menu' : 'page'} ${link.getAttribute('href')}`)).toEqual([
      'menu /ai',
    ]);
  });

  it('stops the build if there is no menu', async () => {
    expect(await errorMessageOf(() => markCurrentPage(smallPage({ body: '<nav><a href="/">x</a></nav>' })))).toBe(
      'Current page: looked for links in the menus in out/small.html, found 0, expected some',
    );
  });
});

describe('fonts', () => {
  const fonts = new Map([
    ['/_next/static/media/figtree-1.woff2', '/_next/static/media/figtree-2.woff2'],
    ['/_next/static/media/bricolage-1.woff2', '/_next/static/media/bricolage-2.woff2'],
  ]);
  const preload = '<link rel="preload" as="font" href="/_next/static/media/figtree-1.woff2"/>';

  it('are preloaded from the addresses of the subset files', () => {
    const page = smallPage({ head: preload + preload });
    preloadFonts(page, fonts);
    const addresses = page.head.querySelectorAll('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([...fonts.values()]);
  });

  it.each([
    ['/small', '', 0, 2],
    ['/small', preload, 1, 2],
    ['/404', preload, 1, 0],
  ])('stop the build at an unexpected number of preloads on %s', async (path, head, found, expected) => {
    expect(await errorMessageOf(() => preloadFonts(smallPage({ head, path }), fonts))).toBe(
      `Fonts: looked for preloads of fonts in out${path}.html, found ${found}, expected ${expected}`,
    );
  });
});

describe('styles', () => {
  const link = '<link rel="stylesheet" href="/_next/a.css"/>';
  const fallback = '@layer properties{@supports (x:y){*{--a:0}}}';
  const fonts = '.x_variable{--font-x:"x"}.y_variable{--font-y:"y", "y Fallback"}';
  const deferred = '@layer deferred{.d{top:1px}}';

  function readFrom(css: string): ReturnType<typeof readStyleSheet> & { html: string } {
    write('_next/a.css', css);
    const page = smallPage({ head: link, classes: 'x_variable y_variable' });
    return { ...readStyleSheet([page], folder), html: page.document.toString() };
  }

  it('name the typefaces where they are used', () => {
    const sheet = readFrom(`${fonts}${fallback}${deferred}p{font-family:var(--font-y),serif}`);
    expect(sheet.css).toBe('p{font-family:"y", "y Fallback",serif}');
    expect(sheet.html).not.toContain('_variable');
  });

  it('are split into those of the first paint and the others', () => {
    const sheet = readFrom(`${fonts}${fallback}.p{top:2px}${deferred}.q{top:3px}`);
    expect([sheet.css, sheet.deferred]).toEqual(['.p{top:2px}.q{top:3px}', '@layer deferred{.d{top:1px}}']);
  });

  it('stop the build without deferred styles', async () => {
    expect(await errorMessageOf(() => readFrom(`${fonts}${fallback}`))).toBe(
      'Deferred styles: looked for @layer deferred{ in the style sheet, found 0, expected 1',
    );
  });

  it('stop the build at typefaces in another form', async () => {
    expect(await errorMessageOf(() => readFrom(`${fallback}${deferred}`))).toBe(
      'Styles: looked for custom properties for typefaces in the style sheet, found 0, expected 2',
    );
  });

  it('stop the build at a page without a style sheet', async () => {
    expect(await errorMessageOf(() => readStyleSheet([smallPage()], folder))).toBe(
      'Styles: looked for style sheets in out/small.html, found 0, expected 1',
    );
  });

  it('stop the build at a page with two style sheets', async () => {
    expect(await errorMessageOf(() => readStyleSheet([smallPage({ head: link + link })], folder))).toBe(
      'Styles: looked for style sheets in out/small.html, found 2, expected 1',
    );
  });

  it.each([
    ['', 0],
    [fallback + fallback, 2],
  ])('stop the build at a style sheet without exactly one fallback: “%s”', async (css, found) => {
    write('_next/a.css', `${css}.p-2{padding:2px}`);
    expect(await errorMessageOf(() => readStyleSheet([smallPage({ head: link })], folder))).toBe(
      `Styles: looked for fallbacks for browsers without @property in /_next/a.css, found ${found}, expected 1`,
    );
  });
});

/** A page with the given body and style sheet. */
function styledPage(body: string, css: string): { css: string; body: string } {
  const page = smallPage({ body });
  const classes = new Set(['a', 'b', 'c-1', 'c-2', 'c-3']);
  inlineStyles(page, { css, deferred: '', classes, components: new Set() }, new Map(), new Set());
  return { css: page.head.querySelector('style')?.rawText ?? '', body: page.body.innerHTML };
}

const stylesOf = (body: string, css: string) => styledPage(body, css).css;

describe('inline styles', () => {
  const ring = '@property --ring{syntax:"*";inherits:false;initial-value:0 0 #0000}';
  const shadow = '.a{box-shadow:var(--ring), 0 1px red}';

  it('resolve a custom property that no rule of the page sets', () => {
    expect(stylesOf('<p class="a"></p>', `${shadow}.b{--ring:0 0 2px red}${ring}`)).toBe('.a{box-shadow:0 1px red}');
  });

  it('keep a custom property that a rule of the page sets', () => {
    expect(stylesOf('<p class="a b"></p>', `${shadow}.b{--ring:0 0 2px red}${ring}`)).toContain(
      'box-shadow:var(--ring), 0 1px red',
    );
  });

  it('leave out selectors that match nothing on the page, beside others too', () => {
    expect(stylesOf('<p class="a"></p>', '.b,.a{top:1px}.a,.b p,.a p{left:1px}.b,.c-1{top:2px}')).toBe(
      '.a{top:1px}.a,.a p{left:1px}',
    );
  });

  it('keep the keyframes that a rule of the page names, and no others', () => {
    const keyframes = '@keyframes rise{0%{top:8px}}@keyframes fall{0%{top:0}}';
    const css = stylesOf('<p class="a"></p>', `.a{animation:rise 1s}.b{animation:fall 1s}${keyframes}`);
    expect(css).toContain('@keyframes rise{');
    expect(css).not.toContain('fall');
  });

  it('give classes that all the same elements have one name, where they stand', () => {
    const sheet = '.c-1{top:1px}.c-2{left:1px}@media print{.c-3{top:2px}}';
    expect(styledPage('<p class="c-1 c-3"></p><p class="c-3 c-2 c-1"></p>', sheet)).toEqual({
      css: '.a{top:1px}.b{left:1px}@media print{.a{top:2px}}',
      body: '<p class="a"></p><p class="a b"></p>',
    });
  });

  it('keep a property that has the name of a class that the page does not have', () => {
    expect(stylesOf('<p class="a"></p>', '.a{c-1:balance}.c-1{top:1px}')).toBe('.a{c-1:balance}');
  });

  it('keep the names of classes in islands', () => {
    const body = '<div data-island="use" class="c-1"></div><p class="c-1 c-2"></p>';
    expect(styledPage(body, '.c-1{top:1px}.c-2{left:1px}')).toEqual({
      css: '.c-1{top:1px}.a{left:1px}',
      body: '<div data-island="use" class="c-1"></div><p class="c-1 a"></p>',
    });
  });

  it('use the fallback of a custom property without an initial value', () => {
    const empty = '@property --leading{syntax:"*";inherits:false}';
    expect(stylesOf('<p class="a"></p>', `.a{line-height:var(--leading,1.3)}${empty}`)).toBe('.a{line-height:1.3}');
  });
});

describe('repeated tags', () => {
  it('are removed if X finds the same in another tag', () => {
    const og = '<meta property="og:title" content="A"><meta property="og:description" content="B">';
    const own = '<meta name="twitter:card" content="summary"><meta name="twitter:description" content="C">';
    const page = smallPage({ head: `${og}${own}<meta name="twitter:title" content="A">` });
    removeRepeatedTags(page);
    expect(page.head.innerHTML).toBe(og + own);
  });

  it('stop the build if there are none', async () => {
    expect(await errorMessageOf(() => removeRepeatedTags(smallPage()))).toBe(
      'Repeated tags: looked for tags that repeat an og: tag in out/small.html, found 0, expected some',
    );
  });
});

describe('icons', () => {
  const icon = '<svg viewBox="0 0 24 24"><path d="M8 2v3"></path><path d="M16 2.004v3"></path></svg>';

  it('are merged into one path', () => {
    const page = smallPage({ body: icon });
    minifyIcons(page);
    expect(page.body.innerHTML).toBe('<svg viewBox="0 0 24 24"><path d="M8 2v3M16 2v3"></path></svg>');
  });

  it.each([
    ['of an island', `<div data-island="use">${icon}</div>`],
    ['of another size', icon.replace('24 24', '44 100')],
  ])('%s are not changed', (_name, body) => {
    const page = smallPage({ body });
    minifyIcons(page);
    expect(page.body.innerHTML).toBe(body);
  });
});

describe('drawings', () => {
  const icon = '<link rel="icon" href="/icon.svg">';
  const image = '<img src="/a.svg" alt="" class="x"/>';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>\n';
  const inlined = (body: string, head = icon) => {
    const page = smallPage({ head, body });
    inlineDrawings(page, folder);
    return page;
  };

  beforeEach(() => write('icon.svg', '<svg id="100%"/>\n'));

  it('are inlined if small, and their files are no longer requested', () => {
    write('a.svg', drawing);
    const page = inlined(image, `${icon}<link rel="preload" as="image" href="/a.svg"/>`);
    expect(page.body.innerHTML).toBe(
      '<svg viewBox="0 0 9 9" class="x" aria-hidden="true" preserveAspectRatio="xMidYMid slice"><path d="M0 0h9"></path></svg>',
    );
    expect(page.head.innerHTML).toBe('<link rel="icon" href="data:image/svg+xml,<svg id=\'100%25\'/>">');
  });

  it('keep the accessible name of their image', () => {
    write('a.svg', drawing);
    const [element] = inlined('<img src="/a.svg" alt="A line"/>').body.querySelectorAll('svg');
    expect(element?.getAttribute('role')).toBe('img');
    expect(element?.getAttribute('aria-label')).toBe('A line');
    expect(element?.innerHTML).toBe('<g aria-hidden="true"><path d="M0 0h9"></path></g>');
  });

  it.each([
    ['large', `<svg>${' '.repeat(1_100)}<path/></svg>`],
    ['styled', '<svg><style>path{}</style></svg>'],
    ['scripted', '<svg><script>a()</script></svg>'],
    ['referencing its own ids', '<svg><path id="content"/></svg>'],
  ])('stay separate files if %s', (_kind, source) => {
    write('a.svg', source);
    expect(inlined(image).body.querySelector('img')?.getAttribute('src')).toBe('/a.svg');
  });

  it('photos stay separate files', () => {
    expect(inlined('<img src="/photo.jpg"/>').body.innerHTML).toBe('<img src="/photo.jpg">');
  });

  it.each([
    ['are missing', image, icon, '/a.svg, used in out/small.html, found none'],
    ['contain no <svg>', '<img src="/b.svg"/>', icon, '<svg> in /b.svg, used in out/small.html, found none'],
    ['have no icon', '', '', 'icons in out/small.html, found 0, expected 1'],
    ['have two icons', '', icon + icon, 'icons in out/small.html, found 2, expected 1'],
  ])('stop the build if they %s', async (_kind, body, head, message) => {
    write('b.svg', 'no drawing');
    expect(await errorMessageOf(() => inlined(body, head))).toBe(`Drawings: looked for ${message}`);
  });
});

describe('the inline script', () => {
  it('is added to the head of each page, depending on its content', async () => {
    jest
      .mocked(build)
      .mockImplementation((({ entryPoints: [entry = ''] }: { entryPoints: string[] }) =>
        Promise.resolve({ outputFiles: [{ text: `run("${entry.replace(/.*\//, '')}")` }] })) as never);
    const inlineScripts = await compileInlineScripts();
    const inlineScriptOn = (options: Parameters<typeof smallPage>[0]) => {
      const page = smallPage(options);
      addInlineScript(page, inlineScripts);
      return page.head.innerHTML;
    };
    expect(inlineScriptOn({})).toBe('<script>run("content.ts");</script>');
    expect(inlineScriptOn({ path: '/404' })).toBe('<script>run("not-found.ts");</script>');
    expect(inlineScriptOn({ body: '<div data-chat="x"></div>' })).toBe('<script>run("chat.ts");</script>');
    expect(inlineScriptOn({ body: '<div data-frame="{}"></div>' })).toBe('<script>run("frame.ts");</script>');
  });

  it.each([
    ['is empty', '', 0],
    ['is too long', 'x'.repeat(8_000), 8_001],
    ['contains an end tag', 'a="</b>"', 9],
  ])('stops the build if it %s', async (_name, code, length) => {
    jest.mocked(build).mockResolvedValue({ outputFiles: [{ text: code }] } as never);
    expect(await errorMessageOf(compileInlineScripts)).toMatch(
      new RegExp(
        `^Inline script: components/inline-script/entries/content\\.ts has ${length} bytes, expected 1 to 8000`,
      ),
    );
  });
});

describe('structured data', () => {
  it('is text that cannot end its script', () => {
    const name = 'a</script><script>b()<!-- c';
    const text = asScriptText({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Service', name }] });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
  });

  it('is only on pages that are indexed', () => {
    const [indexed, hidden] = ['', '<meta name="robots" content="noindex, follow">'].map((head) => {
      const page = smallPage({ path: '/ai', head });
      addStructuredData(page);
      return page.head.querySelectorAll('script[type="application/ld+json"]').length;
    });
    expect([indexed, hidden]).toEqual([1, 0]);
  });
});

const markdownOf = (body: string) => toMarkdown(smallPage({ body: `<main>${body}</main>` }).document);

describe('the Markdown of a page', () => {
  it.each([
    ['a scene', '<div role="img" aria-label="Example: A &amp; B">drawn</div>', '*Example: A & B*'],
    ['decoration', '<p>Text<span aria-hidden="true">1</span><svg></svg></p>', 'Text'],
    [
      'a frame',
      '<p>Empty? <a href="http://a.example/b" target="_blank">Open<span> (opens in a new tab)</span></a></p><iframe src="http://a.example/b"></iframe>',
      'Empty? [Open](http://a.example/b)',
    ],
    [
      'a picture in a link',
      '<a href="http://a.example/b"><img src="http://a.example/c.png" alt="“C”"><span>Watch</span></a>',
      '![“C”](http://a.example/c.png)\n\n[Watch](http://a.example/b)',
    ],
    [
      'a figure',
      '<dl><div><dt>more leads <a href="#note">*</a></dt><dd>29<span>%</span></dd></div></dl>',
      '-   **more leads** 29%',
    ],
    ['a question', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
    ['cards', '<ul><li><h3>A</h3><p>a</p></li><li><h3>B</h3><p>b</p></li></ul>', '### A\n\na\n\n### B\n\nb'],
    ['parts that only styles separate', '<p><span>$97</span><span>/ month</span></p>', '$97 / month'],
    ['characters with a meaning in Markdown', '<p>1. *a* [b]</p>', '1\\. \\*a\\* \\[b\\]'],
  ])('has %s in words', (_what, body, markdown) => {
    expect(markdownOf(body)).toBe(markdown);
  });
});

describe('leftovers', () => {
  const page = smallPage({ path: '/ai' });

  it('are deleted: payloads, including those of redirects, script files and internal pages', () => {
    const payloads = ['ai.txt', 'ai/__next._tree.txt', 'calendar.txt', 'calendar/__next._full.txt'];
    const gone = [...payloads, '_not-found.html', '_next/static/chunks/a.js', '_next/static/media/old.woff2'];
    const kept = ['ai.html', 'robots.txt', '_next/static/media/cut.woff2', '_next/static/islands/hydrate-A.js'];
    for (const name of [...gone, ...kept]) write(name, '');
    removeLeftovers([page], folder, new Set(['/_next/static/media/cut.woff2']));
    const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(left.map((entry) => relative(folder, join(entry.parentPath, entry.name))).toSorted()).toEqual(
      kept.toSorted(),
    );
  });

  it('stop the build if there are none', async () => {
    write('_next/static/chunks/a.js', '');
    expect(await errorMessageOf(() => removeLeftovers([page], folder, new Set()))).toBe(
      'Leftovers: looked for payload files in out, found 0, expected some',
    );
  });
});
