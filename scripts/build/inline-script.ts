import { build } from 'esbuild';
import { selectors } from '../../components/inline-script/features';
import { browserTargets } from './browser-targets';
import { BuildError } from '../../lib/build-error';
import type { Page } from './pages';

const folder = 'components/inline-script';

type Feature = keyof typeof selectors;

/** Minified and uncompressed. The limit is low because every visitor pays for the inline script of a page. */
const maxBytes = 8_000;
/** What frames may add, which the script opens and watches, and scripts of others, which it loads and speaks to. */
const maxAddedBytes: Partial<Record<Feature, number>> = { frame: 8_500, scripts: 2_000 };

async function compile(chosen: readonly Feature[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `import { ${chosen.join()} } from './features';`,
        "import { startPage } from './start-page';",
        ...chosen.map((feature) => `${feature}();`),
        'startPage();',
      ].join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    format: 'iife',
    minify: true,
    target: browserTargets,
    write: false,
  });
  // TypeScript has checked what strict mode would.
  const code = outputFiles[0]?.text.trim().replace(/^"use strict";/, '') ?? '';
  const most = chosen.reduce((sum, feature) => sum + (maxAddedBytes[feature] ?? 0), maxBytes);
  if (code === '' || code.length > most || code.includes('</')) {
    throw new BuildError(
      `Inline script: with ${chosen.join(', ') || 'no feature'} of ${folder} it has ${code.length} bytes, expected 1 to ${most} and no "</"`,
    );
  }
  return code;
}

/** Compiles the inline script of each page: one for each set of features. */
export async function compileInlineScripts(pages: readonly Page[]): Promise<ReadonlyMap<Page, string>> {
  const scripts = new Map<string, Promise<string>>();
  const compiled = pages.map(async (page) => {
    const chosen = (Object.keys(selectors) as Feature[]).filter((feature) =>
      page.document.querySelector(selectors[feature]),
    );
    const script = scripts.get(chosen.join()) ?? compile(chosen);
    scripts.set(chosen.join(), script);
    return [page, await script] as const;
  });
  return new Map(await Promise.all(compiled));
}

/** Whether a page has a provider embed, which must not be loaded before the page is visible. */
export function hasEmbed({ document }: Page): boolean {
  return document.querySelector('[data-embed]') !== null;
}

/** Inlines the inline script into the page's head, so that it runs before the first click and needs no request. */
export function addInlineScript(page: Page, inlineScripts: ReadonlyMap<Page, string>): void {
  page.head.insertAdjacentHTML('beforeend', `<script>${inlineScripts.get(page) ?? ''}</script>`);
}
