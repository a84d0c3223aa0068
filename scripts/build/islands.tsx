import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from '../../components/islands/island-root';
import { islands, type IslandName } from '../../components/islands/islands';
import { contract } from '../../deploy/contract';
import { BuildError, expectPlaces } from './build-error';
import { browserTargets } from './browser-targets';
import type { Page } from './pages';

const step = 'Islands';

/** Where the islands' files are served. */
export const islandsFolder = `${contract.caching.hashedFolder}islands/`;
const runtimeSource = 'components/islands/hydrate.tsx';

/** What the browser needs for one island. */
type IslandFiles = {
  /** The runtime first, then everything else that it is going to ask for. */
  scripts: string[];
  /** The project's own source files behind them, in which class names may be found. */
  sources: string[];
};

type Outputs = Metafile['outputs'];

/** An output and all that it imports, at once or, with `later`, also on demand. */
function withImports(outputs: Outputs, start: string, later: boolean): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const { path, kind, external } of outputs[name]?.imports ?? []) {
      if (!external && (kind === 'import-statement' || (later && kind === 'dynamic-import'))) visit(path);
    }
  };
  visit(start);
  return [...found];
}

/** The output made from an island's component: its file is called like the island. */
function outputOf(outputs: Outputs, name: string): string {
  const found = Object.keys(outputs).filter((output) => basename(outputs[output]?.entryPoint ?? '') === `${name}.tsx`);
  expectPlaces(step, runtimeSource, `an import of ${name}.tsx`, found.length, 1);
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
      const component = outputOf(outputs, name);
      const needed = new Set([...withImports(outputs, runtime, false), ...withImports(outputs, component, false)]);
      const sources = withImports(outputs, component, true).flatMap((output) =>
        Object.keys(outputs[output]?.inputs ?? {}).filter((input) => input.startsWith('components/')),
      );
      return [name, { scripts: [...needed].map(address), sources: [...new Set(sources)] }];
    }),
  );
}

/**
 * Attributes of Radix that nothing in a page asks for: the style sheet sets the positions, and the policy allows no style
 * attributes. The menu marks its entries again (components/layout/desktop-menu.tsx).
 */
const leftOut = ['style', 'dir', 'data-orientation', 'data-radix-collection-item'];

type Rendered = { html: string; properties: string };
const rendered = new Map<string, Rendered>();

/** Renders an island as the browser's React is going to find it, and writes its properties to a file. */
function render(name: IslandName, json: string, folder: string): Rendered {
  const known = rendered.get(name + json);
  if (known) return known;
  const component = islands[name] as ComponentType<object>;
  const html = renderToString(<IslandRoot component={component} props={JSON.parse(json) as object} />);
  const code = `export default ${json}`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase();
  const properties = `${islandsFolder}${name}-${hash}.js`;
  mkdirSync(join(folder, islandsFolder), { recursive: true });
  writeFileSync(join(folder, properties), code);
  const result = { html, properties };
  rendered.set(name + json, result);
  return result;
}

function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islands, name);
}

/**
 * Gives every island of a page the addresses of its files, and the HTML that React renders for the island alone: within the
 * page, React's generated ids are others.
 *
 * @returns the islands' own source files
 */
export function renderIslands(page: Page, files: Map<string, IslandFiles>, folder: string): Set<string> {
  const found = page.document.querySelectorAll('[data-component]');
  expectPlaces(step, page.file, 'islands', found.length, 'some');
  const sources = new Set<string>();
  for (const element of found) {
    const name = element.getAttribute('data-component') ?? '';
    const bundled = files.get(name);
    if (!isIslandName(name) || !bundled) throw new BuildError(`${step}: ${page.file} has an unknown island "${name}"`);
    const { html, properties } = render(name, element.getAttribute('data-props') ?? '{}', folder);
    element.setAttribute('data-props', properties);
    element.setAttribute('data-scripts', bundled.scripts.join(' '));
    // Comments belong to it: React separates texts with them.
    element.set_content(html, { comment: true });
    for (const part of element.querySelectorAll('*')) {
      for (const attribute of leftOut) part.removeAttribute(attribute);
    }
    for (const source of bundled.sources) sources.add(source);
  }
  return sources;
}

const stringLiteral = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

/**
 * The words in some source files that may be class names which their code sets later. A word that is alone in its string
 * and has no sign of a utility in it is something else: `blur` is an event.
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
