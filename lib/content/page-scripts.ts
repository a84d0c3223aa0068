import { standInAddress } from '../stand-in';
import { directivesOf } from './embed-origins';
import { fact } from './load';
import { withAliases } from './index';
import type { PageScript } from './schemas/scripts';

/** Whether a script is a file of `public/`. */
export const isOwn = (src: string) => src.startsWith('/');

/** The scripts of others on all pages (content/scripts.ts); with `STAND_IN=1` from where the stand-in provider is. */
export const pageScripts: readonly PageScript[] = fact('scripts').map((script) => {
  const { src } = script;
  const isMoved = src !== undefined && !isOwn(src) && process.env.STAND_IN === '1';
  return Object.assign({}, script, isMoved && { src: standInAddress(src) });
});

/** Those of one page. */
export function scriptsAt(path: string, scripts = pageScripts): PageScript[] {
  return scripts.filter(({ pages }) => pages === 'all' || withAliases(pages).includes(path));
}

/** The addresses of those that are loaded: what the others allow is part of their pages. */
export const addressesOf = (scripts: readonly PageScript[]): string[] => scripts.flatMap(({ src }) => src ?? []);

/** What a page has to allow for an entry, by directive. */
export function allowedFor({ src, allows = [] }: PageScript): Record<string, string[]> {
  const allowed = directivesOf(allows);
  if (src === undefined || isOwn(src)) return allowed;
  return { ...allowed, 'script-src': [new URL(src).origin, ...(allowed['script-src'] ?? [])] };
}
