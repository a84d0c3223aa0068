import { parse, type HTMLElement } from 'node-html-parser';
import { contract } from '../../deploy/contract';
import type { Options } from './options';
import type { Asker, Reply } from './request';

/** The deployed site, with the pages to look at, read once. */
export type LiveSite = Pick<Asker, 'ask'> & {
  origin: string;
  /** The pages by their paths. */
  pages: ReadonlyMap<string, Reply & { document: HTMLElement }>;
  /** Addresses of the site's own files that its pages name. */
  files: readonly string[];
};

const extensions = Object.keys(contract.types).filter((extension) => extension !== 'html');
const fileAddress = new RegExp(String.raw`["'(=\s,](/[\w./-]+\.(?:${extensions.join('|')}))(?=["')\s,])`, 'g');

/** The addresses of files in a page, also those on the canonical origin, such as the social card. */
function filesIn(html: string, canonicalOrigin: string): string[] {
  return [...html.replaceAll(canonicalOrigin, '').matchAll(fileAddress)].flatMap(([, address]) => address ?? []);
}

/**
 * Reads pages.
 *
 * @param canonicalOrigin the origin in the pages' canonical addresses
 */
export async function readSite(
  { origin, pages }: Pick<Options, 'origin' | 'pages'>,
  ask: Asker['ask'],
  canonicalOrigin: string,
): Promise<LiveSite> {
  const read = await Promise.all(
    pages.map(async (path) => {
      const reply = await ask(path);
      const document = parse(reply.text, { blockTextElements: { script: true, style: true }, comment: true });
      return [path, { ...reply, document }] as const;
    }),
  );
  const files = read.flatMap(([, { text }]) => filesIn(text, canonicalOrigin));
  return { origin, ask, pages: new Map(read), files: [...new Set(files)].toSorted() };
}

/** The hashed files among the site's own. */
export function hashedFiles({ files }: LiveSite): string[] {
  return files.filter((file) => file.startsWith(contract.caching.hashedFolder));
}
