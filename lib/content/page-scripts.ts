import { standInAddress } from '../stand-in';
import { directivesOf } from './embed-origins';
import { fact } from './load';
import { withAliases } from './index';
import type { LoadedScript, PageScript } from './schemas/scripts';

/** The scripts of others on all pages (content/scripts.ts); with `STAND_IN=1` from where the stand-in provider is. */
export const pageScripts: readonly PageScript[] = fact('scripts').map((script) =>
  Object.assign({}, script, script.src && process.env.STAND_IN === '1' && { src: standInAddress(script.src) }),
);

/** Those of one page. */
export function scriptsAt(path: string, scripts = pageScripts): PageScript[] {
  return scripts.filter(({ pages }) => pages === 'all' || withAliases(pages).includes(path));
}

/** Those that are loaded: what the others allow is part of their pages. */
export function loadedScripts(scripts: readonly PageScript[] = pageScripts): LoadedScript[] {
  return scripts.flatMap(({ src, ...script }) => (src ? { src, ...script } : []));
}

/** What a page has to allow for an entry, by directive. */
export function allowedFor({ src, allows = [] }: PageScript): Record<string, string[]> {
  const allowed = directivesOf(allows);
  return src ? { ...allowed, 'script-src': [new URL(src).origin, ...(allowed['script-src'] ?? [])] } : allowed;
}
