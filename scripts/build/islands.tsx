import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from '../../components/islands/island-root';
import { islands } from '../../components/islands/islands';
import { contract } from '../../deploy/contract';
import { BuildError, expectCount } from '../../lib/build-error';
import { unusedRadixAttributes } from '../../lib/framework-internals';
import { bundled } from './bundled';
import { writeHashedFile, type Page } from './pages';

const runtimeSource = 'components/islands/hydrate.tsx';

type BundledIsland = {
  component: ComponentType<object>;
  /** The names of its files: the runtime first, then everything that it imports. */
  scripts: string[];
  /** The words of the project's sources in them, among which are the class names that they set later. */
  words: ReadonlySet<string>;
};

/**
 * Bundles the islands for the browser: one runtime, one file per component, and what they share.
 *
 * @param folder the export
 */
export async function bundleIslands(folder: string): Promise<ReadonlyMap<string, BundledIsland>> {
  const { metafile } = await build({
    entryPoints: [runtimeSource],
    outdir: join(folder, contract.caching.hashedFolder, 'islands'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    ...bundled,
    splitting: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'linked',
    metafile: true,
  });
  const outputs = Object.entries(metafile.outputs);
  /** The file of the runtime or of a component, whose source has the island's name, and everything that it imports. */
  const filesOf = (name: string) => {
    const isOfSource = ({ entryPoint = '' }) => basename(entryPoint) === `${name}.tsx`;
    const files = new Set(outputs.flatMap(([file, output]) => (isOfSource(output) ? file : [])));
    expectCount('Islands', runtimeSource, `an import of ${name}.tsx`, files.size, 1);
    for (const file of files)
      for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
        if (kind === 'import-statement') files.add(path);
    return [...files];
  };
  const runtime = filesOf('hydrate');
  return new Map(
    Object.entries(islands).map(([name, component]) => {
      const files = filesOf(name);
      const sources = files
        .flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}))
        .filter((source) => source.startsWith('components/'));
      const words = new Set(sources.flatMap((source) => readFileSync(source, 'utf8').split(/[\s'"`]+/)));
      const scripts = [...new Set([...runtime, ...files])].map((file) => basename(file));
      return [name, { component: component as ComponentType<object>, scripts, words }];
    }),
  );
}

/**
 * The style sheet sets positions, and the policy blocks style attributes. The menu adds the attribute of collections again
 * (components/layout/desktop-menu.tsx).
 */
const removedAttributes = ['style', 'dir', ...unusedRadixAttributes];

/**
 * Writes an island's entry file: its props, the runtime, and imports of everything else that it needs, so that browsers load all
 * of it at once.
 */
function writeEntry(name: string, json: string, scripts: readonly string[], folder: string): string {
  const [runtime = '', ...others] = scripts.map((script) => `"./${script}"`);
  const imports = others.map((script) => `import${script};`).join('');
  return writeHashedFile(
    folder,
    `islands/${name}.js`,
    `${imports}export{hydrate}from${runtime};export default ${json}`,
  );
}

/**
 * Adds the address of its entry file to every island of a page, and renders it separately for hydration, because React's
 * generated ids are different when it is part of the page.
 */
export function renderIslands(page: Page, bundles: ReadonlyMap<string, BundledIsland>, folder: string): void {
  for (const element of page.document.querySelectorAll('[data-component]')) {
    const name = element.getAttribute('data-component') ?? '';
    const island = bundles.get(name);
    if (!island) throw new BuildError(`Islands: ${page.file} has an unknown island "${name}"`);
    const json = element.getAttribute('data-props') ?? '{}';
    element.setAttribute('data-props', writeEntry(name, json, island.scripts, folder));
    const root = <IslandRoot component={island.component} props={JSON.parse(json) as object} />;
    // Keep comments: React uses them to separate text nodes.
    element.set_content(renderToString(root), { comment: true });
    for (const part of element.querySelectorAll('*'))
      for (const attribute of removedAttributes) part.removeAttribute(attribute);
    for (const word of island.words) page.laterClasses.add(word);
  }
}
