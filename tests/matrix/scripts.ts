import { documentOf, inlineScripts, pagePaths } from '../site/exported-site';
import { layoutOf } from './layouts';
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

/** A page with each set of scripts. */
export const pagesByScripts: readonly string[] = [
  ...new Map([...pagePaths, '/no-such-page'].map((path) => [scriptsOf(path), path])).values(),
];
