import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { selectors } from '../../components/inline-script/features';
import { contract } from '../../deploy/contract';
import { BuildError } from '../../lib/build-error';
import { scriptsAt } from '../../lib/content/page-scripts';
import type { PageScript } from '../../lib/content/schemas/scripts';
import { bundled } from './bundled';
import type { Page } from './pages';

type Feature = keyof typeof selectors;

async function compile(chosen: readonly Feature[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `import { ${chosen.join()} } from './features';`,
        "import { startPage } from './start-page';",
        ...chosen.map((feature) => `${feature}();`),
        'startPage();',
      ].join('\n'),
      resolveDir: 'components/inline-script',
    },
    ...bundled,
    format: 'iife',
    write: false,
  });
  // TypeScript has checked what strict mode would.
  const code = outputFiles[0]?.text.trim().replace(/^"use strict";/, '') ?? '';
  if (code === '' || code.includes('</'))
    throw new BuildError(`Inline script: found "${code}", expected code without "</"`);
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

/** Inlines the inline script into the page's head, so that it runs before the first click and needs no request. */
export function addInlineScript(page: Page, inlineScripts: ReadonlyMap<Page, string>): void {
  page.head.insertAdjacentHTML('beforeend', `<script>${inlineScripts.get(page) ?? ''}</script>`);
}

/** Adds the scripts of others that the page has, for the inline script. A page without one stays as it is. */
export function addPageScripts({ path, body }: Page, scripts?: readonly PageScript[]): void {
  const own = scriptsAt(path, scripts);
  if (own.length === 0) return;
  const forBrowser = own.map(({ src, data, consent, calls }) => ({ src, data, consent, calls }));
  body.insertAdjacentHTML('beforeend', '<template data-scripts></template>');
  body.querySelector('template[data-scripts]')?.setAttribute('data-scripts', JSON.stringify(forBrowser));
}

const chatFolder = `${contract.caching.hashedFolder}chat/`;

/**
 * Bundles the script that opens the chat. The inline script loads it.
 *
 * @param folder the export
 * @returns the script's address
 */
export async function bundleChat(folder: string): Promise<string> {
  const { metafile } = await build({
    stdin: { contents: "export { openChat } from './components/embeds/provider'", resolveDir: '.' },
    outdir: join(folder, chatFolder),
    entryNames: 'open-[hash]',
    ...bundled,
    format: 'esm',
    metafile: true,
  });
  const [output = ''] = Object.keys(metafile.outputs);
  return `${chatFolder}${basename(output)}`;
}

/** Adds the script's address to the page's chat element, if there is one. */
export function addChatScript({ document }: Page, address: string): void {
  document.querySelector('[data-chat]')?.setAttribute('data-script', address);
}
