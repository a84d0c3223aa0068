import { documentOf, inlineScripts, pagePaths } from '../site/exported-site';
import { layoutOf } from './layouts';
import { representatives } from './representatives';
import { conditions, type ConditionName } from './conditions';

/** The scripts of a page: its starter, and the islands that it can start. */
function scriptsOf(path: string): string {
  // Unknown paths show the not-found page.
  const exported = pagePaths.includes(path) ? path : '/404';
  const islands = documentOf(exported).querySelectorAll('[data-component]');
  const names = new Set(islands.map((island) => island.getAttribute('data-component')));
  return [...names, ...inlineScripts(exported)].join('\n');
}

/** What pages have in common that cannot differ from each other under a condition. */
export const groupOf = (name: ConditionName, path: string): string =>
  conditions[name].dependsOn === 'scripts' ? scriptsOf(path) : layoutOf(path);

/** Of these pages, one with each set of scripts. */
const onePerScripts = (paths: readonly string[]): string[] => [
  ...new Map(paths.map((path) => [scriptsOf(path), path])).values(),
];

/** A page with each set of scripts. */
export const pagesByScripts: readonly string[] = onePerScripts([...pagePaths, '/no-such-page']);

/**
 * Of the pages of each layout, one with each set of scripts: what `npm test` looks at where `npm run test:all` looks at more.
 * Of those with the menus alone it is the one with a table.
 */
export const samplePages: readonly string[] = onePerScripts([...representatives, '/pricing']);
