import { standInAddress } from '../stand-in';
import { directivesOf } from './embed-origins';
import { fact } from './load';
import { withAliases } from './index';
import type { PageScript } from './schemas/scripts';

/** The scripts of others on all pages (content/scripts.ts); with `STAND_IN=1` from where the stand-in provider is. */
export const pageScripts: readonly PageScript[] = fact('scripts').map((script) =>
  Object.assign({}, script, process.env.STAND_IN === '1' && { src: standInAddress(script.src) }),
);

/** Those of one page. */
export function scriptsAt(path: string, scripts = pageScripts): PageScript[] {
  return scripts.filter(({ pages }) => pages === 'all' || withAliases(pages).includes(path));
}

/** What a page has to allow for a script, by directive. */
export function allowedFor({ src, allows = [] }: PageScript): Record<string, string[]> {
  const allowed = directivesOf(allows);
  return { ...allowed, 'script-src': [new URL(src).origin, ...(allowed['script-src'] ?? [])] };
}
