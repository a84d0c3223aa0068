import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from '../../components/islands/island-root';
import { islands, type IslandName } from '../../components/islands/islands';
import { contract } from '../../deploy/contract';
import { BuildError, expectCount } from '../../lib/build-error';
import { unusedRadixAttributes } from '../../lib/framework-internals';
import { browserTargets } from './browser-targets';
import { writeFile, type Page } from './pages';

const step = 'Islands';

/** The address of the folder with the islands' files. */
export const islandsFolder = `${contract.caching.hashedFolder}islands/`;
const runtimeSource = 'components/islands/hydrate.tsx';

/** The files of one island. */
type IslandFiles = {
  /** The runtime first, then everything that it imports. */
  scripts: string[];
  /** The project's source files in these scripts, which may contain class names. */
  sources: string[];
};

type Outputs = Metafile['outputs'];

/** An output and everything that it imports statically. With `dynamic`, also its dynamic imports. */
function withImports(outputs: Outputs, start: string, dynamic: boolean): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const { path, kind, external } of outputs[name]?.imports ?? []) {
      if (!external && (kind === 'import-statement' || (dynamic && kind === 'dynamic-import'))) visit(path);
    }
  };
  visit(start);
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
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: browserTargets,
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
      const needed = new Set([...withImports(outputs, runtime, false), ...withImports(outputs, component, false)]);
      const sources = withImports(outputs, component, true).flatMap((output) =>
        Object.keys(outputs[output]?.inputs ?? {}).filter((input) => input.startsWith('components/')),
      );
      return [name, { scripts: [...needed].map(address), sources: [...new Set(sources)] }];
    }),
  );
}

/**
 * The style sheet sets positions, and the policy blocks style attributes. The menu adds the attribute of collections again
 * (components/layout/desktop-menu.tsx).
 */
const removedAttributes = ['style', 'dir', ...unusedRadixAttributes];

type Rendered = { html: string; properties: string };
const cache = new Map<string, Rendered>();

/**
 * Renders an island's HTML for hydration, and writes its entry file: its props, the runtime, and imports of everything
 * else that it needs, so that browsers load all of it at once.
 */
function renderIsland(name: IslandName, json: string, scripts: readonly string[], folder: string): Rendered {
  const cached = cache.get(name + json);
  if (cached) return cached;
  const component = islands[name] as ComponentType<object>;
  const html = renderToString(<IslandRoot component={component} props={JSON.parse(json) as object} />);
  const [runtime = '', ...others] = scripts.map((script) => `"./${basename(script)}"`);
  const imports = others.map((script) => `import${script};`).join('');
  const code = `${imports}export{hydrate}from${runtime};export default ${json}`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase();
  const properties = `${islandsFolder}${name}-${hash}.js`;
  writeFile(join(folder, properties), code);
  const result = { html, properties };
  cache.set(name + json, result);
  return result;
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islands, name);
}

/**
 * Adds the address of its entry file to every island of a page, and renders it separately, because React's generated
 * ids are different when it is part of the page.
 *
 * @returns the islands' source files
 */
export function renderIslands(page: Page, files: Map<string, IslandFiles>, folder: string): Set<string> {
  const sources = new Set<string>();
  for (const element of page.document.querySelectorAll('[data-component]')) {
    const name = element.getAttribute('data-component') ?? '';
    const bundled = files.get(name);
    if (!isIslandName(name) || !bundled) throw new BuildError(`${step}: ${page.file} has an unknown island "${name}"`);
    const { html, properties } = renderIsland(
      name,
      element.getAttribute('data-props') ?? '{}',
      bundled.scripts,
      folder,
    );
    element.setAttribute('data-props', properties);
    // Keep comments: React uses them to separate text nodes.
    element.set_content(html, { comment: true });
    for (const part of element.querySelectorAll('*')) {
      for (const attribute of removedAttributes) part.removeAttribute(attribute);
    }
    for (const source of bundled.sources) sources.add(source);
  }
  return sources;
}

const stringLiteral = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

/**
 * Finds words in source files that may be class names which the code sets later. A single word without utility syntax
 * is skipped: `blur` is an event.
 */
export function classNamesIn(sources: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const source of sources) {
    for (const [, ...texts] of readFileSync(source, 'utf8').matchAll(stringLiteral)) {
      const words = texts.join('').split(/\s+/);
      for (const word of words) if (words.length > 1 || /[-:/]/.test(word)) names.add(word);
    }
  }
  return names;
}
