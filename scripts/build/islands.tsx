import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { basename, extname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { HTMLElement } from 'node-html-parser';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { idPrefix, IslandRoot } from '../../components/islands/island-root';
import { contract } from '../../deploy/contract';
import { BuildError, expectCount } from '../../lib/build-error';
import { bundled } from './inline-script';
import { writeHashedFile, type Page } from './pages';

/** Node knows no style sheets. Those that a component imports are in its page. */
const withoutStyles =
  'export const load = (url, context, next) => url.endsWith(".css") ? { format: "module", source: "", shortCircuit: true } : next(url, context)';
register(`data:text/javascript,${encodeURIComponent(withoutStyles)}`);

const runtimeSource = 'components/islands/hydrate.tsx';

type BundledIsland = {
  component: ComponentType<object>;
  /** The code of its entry file, without the props. */
  code: string;
  /** The words of the project's sources in it, among which are the class names that they set later. */
  words: ReadonlySet<string>;
};

const nameOf = ([file = '']: readonly string[]) => basename(file);

const islandsOf = ({ body }: Page) => body.querySelectorAll('[data-component]');

/** What a page calls the component of an island (components/islands/island.tsx). */
const referenceOf = (island: HTMLElement) => island.getAttribute('data-component') ?? '';

/** The file of an island's component, and the name of its export there. */
export function sourceOf(reference: string): [file: string, exported: string] {
  const [file = '', exported = ''] = reference
    .replace('[project]/', '')
    .replace(join(process.cwd(), '/'), '')
    .split('#');
  return [file, exported];
}

/**
 * Bundles the islands of the pages for the browser: one runtime, one file per component, and what they share.
 *
 * @param folder the export
 * @returns each by what the pages call its component
 */
export async function bundleIslands(
  pages: readonly Page[],
  folder: string,
): Promise<ReadonlyMap<string, BundledIsland>> {
  const references = [...new Set(pages.flatMap((page) => islandsOf(page).map(referenceOf)))];
  const { metafile } = await build({
    entryPoints: [runtimeSource, ...new Set(references.map((reference) => sourceOf(reference)[0]))],
    outdir: join(folder, contract.caching.hashedFolder, 'islands'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    ...bundled,
    splitting: true,
    format: 'esm',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'linked',
    metafile: true,
  });
  const outputs = Object.entries(metafile.outputs);
  /** The file of a source, and everything that it imports. */
  const filesOf = (source: string) => {
    const files = new Set(outputs.flatMap(([file, { entryPoint }]) => (entryPoint === source ? file : [])));
    expectCount('Islands', source, 'a file for browsers', files.size, 1);
    for (const file of files)
      for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
        if (kind === 'import-statement') files.add(path);
    return [...files];
  };
  const runtime = filesOf(runtimeSource);
  const islands = references.map(async (reference): Promise<[string, BundledIsland]> => {
    const [source, exported] = sourceOf(reference);
    const { [exported]: component } = (await import(resolve(source))) as Record<string, ComponentType<object>>;
    if (!component) throw new BuildError(`Islands: found no export ${exported} in ${source}`);
    const files = filesOf(source);
    const imports = [...new Set([...runtime, ...files])].map((file) => `import"./${basename(file)}";`).join('');
    const exports = `export{hydrate}from"./${nameOf(runtime)}";export{${exported} as component}from"./${nameOf(files)}";`;
    const sources = files
      .flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}))
      .filter((file) => !file.startsWith('node_modules/'));
    const words = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').split(/[\s'"`]+/)));
    return [reference, { component, code: imports + exports, words }];
  });
  return new Map(await Promise.all(islands));
}

/**
 * Adds the address of its entry file to every island of a page, and renders it separately for hydration, because React's
 * generated ids are different when it is part of the page. The entry file has the props, and imports everything that the island
 * needs, so that browsers load all of it at once.
 */
export function renderIslands(page: Page, bundles: ReadonlyMap<string, BundledIsland>, folder: string): void {
  for (const [place, element] of islandsOf(page).entries()) {
    const island = bundles.get(referenceOf(element));
    if (!island) throw new BuildError(`Islands: ${page.file} has an unknown island "${referenceOf(element)}"`);
    const [source] = sourceOf(referenceOf(element));
    const name = basename(source, extname(source));
    const json = element.getAttribute('data-props') ?? '{}';
    element.setAttribute('data-component', name);
    element.setAttribute(
      'data-props',
      writeHashedFile(folder, `islands/${name}.js`, `${island.code}export default ${json}`),
    );
    const root = <IslandRoot component={island.component} props={JSON.parse(json) as object} />;
    // Keep comments: React uses them to separate text nodes.
    element.set_content(renderToString(root, { identifierPrefix: idPrefix(place) }), { comment: true });
    // The style sheet sets positions, and the policy blocks style attributes.
    for (const part of element.querySelectorAll('[style]')) part.removeAttribute('style');
    for (const word of island.words) page.laterClasses.add(word);
  }
}
