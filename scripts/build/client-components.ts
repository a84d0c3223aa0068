import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BuildError, expectCount } from '../../lib/build-error';
import { nextClientComponents } from '../../lib/framework-internals';
import { filesIn } from '../../lib/files';
import { sourceOf } from './islands';

const folder = '.next/server/app';

/** Next's own, without those that do nothing without its runtime. */
const works = /^node_modules\/next\/dist\/(?!.*(?:client\/script|lazy-dynamic)\b)/;
/** What is shown at run time or in the preview only, and style sheets, which webpack lists as well. */
const unshown = /(?:^|\/)(?:error|global-error)\.[jt]sx?$|^components\/inline-script\/|\.css(?:\?|$)/;

function islandsIn(exported: string): Set<string> {
  const pages = filesIn(exported).filter((file) => file.endsWith('.html'));
  const html = pages.map((file) => readFileSync(join(exported, file), 'utf8')).join('\n');
  const references = [...html.matchAll(/data-component="([^"]+)"/g)];
  return new Set(references.map(([, reference = '']) => sourceOf(reference)[0]));
}

function clientComponentsOf(manifest: string): string[] {
  const [, list = '{}'] = nextClientComponents.list.exec(readFileSync(join(folder, manifest), 'utf8')) ?? [];
  const { clientModules = {} } = JSON.parse(list) as { clientModules?: Record<string, unknown> };
  return Object.keys(clientModules).map((file) => file.replace('[project]/', '').replace(join(process.cwd(), '/'), ''));
}

/**
 * Stops the build where a page has a client component that is no island: without Next's runtime it would never answer.
 *
 * @throws {BuildError} one line for each
 */
export function expectIslands(exported: string): void {
  const islands = islandsIn(exported);
  const isKept = (file: string) => works.test(file) || unshown.test(file) || islands.has(file);
  const manifests = filesIn(folder).filter((file) => basename(file) === nextClientComponents.file);
  const found = new Map<string, string>();
  for (const manifest of manifests) {
    const components = clientComponentsOf(manifest);
    expectCount('Islands', manifest, 'client components', components.length, 'some');
    for (const component of components) if (!isKept(component)) found.set(component, manifest);
  }
  expectCount('Islands', folder, nextClientComponents.file, manifests.length, 'some');
  const lines = [...found].map(([component, manifest]) => {
    const page = join('app', manifest).replace(nextClientComponents.file, 'page');
    return `${component}: found a client component in ${page} or a layout, expected an island (docs/islands.md), or for next/script an entry in content/scripts.ts`;
  });
  if (lines.length > 0) throw new BuildError(lines.join('\n'));
}
