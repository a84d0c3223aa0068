import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type ImportKind, type Metafile } from 'esbuild';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from '../../components/islands/island-root';
import { islands, type IslandName } from '../../components/islands/islands';
import { contract } from '../../deploy/contract';
import { BuildError, expectCount } from '../../lib/build-error';
import { unusedRadixAttributes } from '../../lib/framework-internals';
import { bundled } from './bundled';
import { writeHashedFile, type Page } from './pages';

const step = 'Islands';

/** The address of the folder with the islands' files. */
export const islandsFolder = `${contract.caching.hashedFolder}islands/`;
const runtimeSource = 'components/islands/hydrate.tsx';

/** The files of one island. */
type IslandFiles = {
  /** The runtime first, then everything that it imports. */
  scripts: string[];
  /** The words of the project's sources in them, among which are the class names that they set later. */
  words: ReadonlySet<string>;
};

type Outputs = Metafile['outputs'];

/** An output and everything that it imports, in these ways. */
function withImports(outputs: Outputs, start: string, ...ways: ImportKind[]): string[] {
  const found = new Set([start]);
  for (const name of found) {
    for (const { path, kind, external } of outputs[name]?.imports ?? []) {
      if (!external && ways.includes(kind as ImportKind)) found.add(path);
    }
  }
  return [...found];
}

/** The output of an island's component. The component's file has the island's name. */
function findOutput(outputs: Outputs, name: string): string {
  const found = Object.keys(outputs).filter((output) => basename(outputs[output]?.entryPoint ?? '') === `${name}.tsx`);
  expectCount(step, runtimeSource, `an import of ${name}.tsx`, found.length, 1);
  return found[0] ?? '';
}

/**
 * Bundles the islands for the browser: one runtime, one file per component, and what they share.
 *
 * @param folder the export
 */
export async function bundleIslands(folder: string): Promise<Map<string, IslandFiles>> {
  const { metafile } = await build({
    entryPoints: [runtimeSource],
    outdir: join(folder, islandsFolder),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    ...bundled,
    splitting: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'linked',
    metafile: true,
  });
  const { outputs } = metafile;
  const runtime = Object.keys(outputs).find((output) => outputs[output]?.entryPoint === runtimeSource);
  if (!runtime) throw new BuildError(`${step}: ${runtimeSource} was not bundled`);
  const address = (output: string) => `${islandsFolder}${basename(output)}`;
  return new Map(
    Object.keys(islands).map((name) => {
      const component = findOutput(outputs, name);
      const needed = [runtime, component].flatMap((output) => withImports(outputs, output, 'import-statement'));
      const sources = withImports(outputs, component, 'import-statement', 'dynamic-import').flatMap((output) =>
        Object.keys(outputs[output]?.inputs ?? {}).filter((input) => input.startsWith('components/')),
      );
      const words = sources.flatMap((source) => readFileSync(source, 'utf8').split(/[\s'"`]+/));
      return [name, { scripts: [...new Set(needed)].map(address), words: new Set(words) }];
    }),
  );
}

/**
 * The style sheet sets positions, and the policy blocks style attributes. The menu adds the attribute of collections again
 * (components/layout/desktop-menu.tsx).
 */
const removedAttributes = ['style', 'dir', ...unusedRadixAttributes];

/**
 * Renders an island's HTML for hydration, and writes its entry file: its props, the runtime, and imports of everything
 * else that it needs, so that browsers load all of it at once.
 */
function renderIsland(name: IslandName, json: string, scripts: readonly string[], folder: string) {
  const component = islands[name] as ComponentType<object>;
  const html = renderToString(<IslandRoot component={component} props={JSON.parse(json) as object} />);
  const [runtime = '', ...others] = scripts.map((script) => `"./${basename(script)}"`);
  const imports = others.map((script) => `import${script};`).join('');
  const code = `${imports}export{hydrate}from${runtime};export default ${json}`;
  return { html, properties: writeHashedFile(folder, `islands/${name}.js`, code) };
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islands, name);
}

/**
 * Adds the address of its entry file to every island of a page, and renders it separately, because React's generated
 * ids are different when it is part of the page.
 *
 * @returns words, among which are the class names that its islands set later
 */
export function renderIslands(page: Page, bundles: ReadonlyMap<string, IslandFiles>, folder: string): Set<string> {
  const words = new Set<string>();
  for (const element of page.document.querySelectorAll('[data-component]')) {
    const name = element.getAttribute('data-component') ?? '';
    const files = bundles.get(name);
    if (!isIslandName(name) || !files) throw new BuildError(`${step}: ${page.file} has an unknown island "${name}"`);
    const json = element.getAttribute('data-props') ?? '{}';
    const { html, properties } = renderIsland(name, json, files.scripts, folder);
    element.setAttribute('data-props', properties);
    // Keep comments: React uses them to separate text nodes.
    element.set_content(html, { comment: true });
    for (const part of element.querySelectorAll('*')) {
      for (const attribute of removedAttributes) part.removeAttribute(attribute);
    }
    for (const word of files.words) words.add(word);
  }
  return words;
}
