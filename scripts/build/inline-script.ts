import { buildSync, type BuildOptions } from 'esbuild';
import manifest from '../../package.json' with { type: 'json' };
import { selectors } from '../../components/inline-script/features';
import { BuildError } from '../../lib/build-error';
import { addressesOf, scriptsAt } from '../../lib/content/page-scripts';
import type { PageScript } from '../../lib/content/schemas/scripts';
import { writeHashedFile, type Page } from './pages';

/** How esbuild bundles what runs in browsers. The targets are `browserslist` in package.json, in its format. */
export const bundled = {
  bundle: true,
  minify: true,
  target: manifest.browserslist.map((browser) => browser.replace(/^ios_saf/, 'ios').replace(' ', '')),
} as const;

function bundle(statements: string, folder: string, format: BuildOptions['format']): string {
  const stdin = { contents: statements, resolveDir: folder };
  const { outputFiles } = buildSync({ stdin, ...bundled, format, write: false });
  return outputFiles.map(({ text }) => text).join('');
}

function compile(features: readonly string[], scripts: readonly string[]): string {
  const statements = [
    `import { ${features.join()} } from './features';`,
    "import { startPage } from './start-page';",
    ...features.map((feature) => `${feature}();`),
    'startPage();',
    ...(scripts.length > 0
      ? ["import { loadScripts } from './scripts';", `loadScripts(${JSON.stringify(scripts)});`]
      : []),
  ];
  const code = bundle(statements.join('\n'), 'components/inline-script', 'iife').trim();
  if (code.includes('</')) throw new BuildError(`Inline script: found "${code}", expected code without "</"`);
  return code;
}

/** By their features and scripts of others: most pages have the same. */
const compiled = new Map<string, string>();

/** The inline script of a page. In its head, it runs before the first click and needs no request. */
export function inlineScriptOf({ path, document }: Page, registered?: readonly PageScript[]): string {
  const features = Object.entries(selectors).flatMap(([feature, selector]) =>
    document.querySelector(selector) ? feature : [],
  );
  const scripts = addressesOf(scriptsAt(path, registered));
  const key = [...features, ...scripts].join();
  const code = compiled.get(key) ?? compile(features, scripts);
  compiled.set(key, code);
  return `<script>${code}</script>`;
}

/** Bundles the script that opens the chat, where a page has one. The inline script loads it. */
export function addChatScript({ document }: Page, folder: string): void {
  const chat = document.querySelector('[data-chat]');
  const code = chat && bundle("export { openChat } from './provider'", 'components/embeds', 'esm');
  if (code) chat.setAttribute('data-script', writeHashedFile(folder, 'chat/open.js', code));
}
