import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { valueAt } from '../../lib/content/mistake';
import { dataIn } from '../../lib/content/previewed-files';
import { linksIn } from '../../lib/content/schemas/linked-text';
import { textsIn, type Place } from '../../lib/content/texts';
import { readContents, type ContentText } from '../preview/match';
import { placeInWords } from './content';
import { readText, Refusal } from './files';
import { make, type Change } from './journal';
import { withValue } from './write';

/** Pages that come and go, each in one change that can be taken back. */

const slug = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** `npm run new` behind a form. */
export function newPage(kind: string, name: string): { change: Change; path: string } {
  if (!slug.test(kind) || !slug.test(name))
    throw new Refusal('The name has small letters, digits and hyphens: pest-control.');
  const before = new Map(readContents().map(({ file, source }) => [file, source]));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new.ts', kind, name], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Refusal(stderr.trim().split('\n')[0] ?? 'The page could not be made.');
  const written = stdout.split('\n').filter((line) => /^(?:content|app)\//.test(line));
  const page = written.find((file) => file.startsWith('app/')) ?? '';
  const files = written.map((file) => ({ file, before: before.get(file), after: readText(file) }));
  const path = page.replace(/^app|\/page\.tsx$/g, '');
  return { change: make({ what: `New page ${path}`, files, isMade: true }), path };
}

type Use = { file: string; place: Place; what: string; isSentence: boolean };

/** What leads to a page: links in fields, figures that it shows, and sentences. */
function usesOf(path: string, contents: readonly ContentText[]): Use[] {
  return contents.flatMap((content) =>
    valueAt(content.data, ['path']) === path
      ? []
      : textsIn(content.data)
          .filter(({ text }) => text === path || linksIn(text).some(({ href }) => href === path))
          .map(({ path: place, text }) => ({
            file: content.file,
            place,
            what: placeInWords(content, place),
            isSentence: text !== path,
          })),
  );
}

/** The list that a link is an entry of, and its number in it. */
function entryOf(place: Place): { list: Place; index: number } | undefined {
  const at = place.findLastIndex((key) => typeof key === 'number');
  return at < 0 ? undefined : { list: place.slice(0, at), index: Number(place[at]) };
}

/**
 * Takes a page away: its files, the links, cards and figures that refer to it, and puts a redirect in its place. Sentences
 * that lead to it are written by people, and listed.
 *
 * @param isTrial only says what would be changed
 */
export async function retirePage(path: string, to: string, isTrial: boolean) {
  const contents = readContents();
  const page = contents.find(({ data }) => valueAt(data, ['path']) === path);
  const folder = `app${path}/page.tsx`;
  if (!page || !existsSync(folder)) throw new Refusal(`There is no page ${path}.`, 404);
  const uses = usesOf(path, contents);
  const sentences = uses.filter(({ isSentence }) => isSentence);
  const links = uses.filter(({ isSentence }) => !isSentence);
  if (isTrial) return { links, sentences };
  const texts = new Map(contents.map(({ file, source }) => [file, source]));
  for (const content of contents.filter(({ file }) => links.some((link) => link.file === file))) {
    const lists = new Map<string, { list: Place; gone: Set<number> }>();
    for (const { place } of links.filter(({ file }) => file === content.file)) {
      const entry = entryOf(place);
      if (!entry) continue;
      const known = lists.get(entry.list.join('.')) ?? { list: entry.list, gone: new Set<number>() };
      lists.set(entry.list.join('.'), { list: known.list, gone: known.gone.add(entry.index) });
    }
    let text = content.source;
    for (const { list, gone } of lists.values()) {
      const left = (valueAt(content.data, list) as unknown[]).filter((_, index) => !gone.has(index));
      text = await withValue(text, list, left);
    }
    texts.set(content.file, await withoutEmptyClaims(content.file, text));
  }
  const redirects = 'content/redirects.ts';
  const listed = contents.find(({ file }) => file === redirects)?.data as object[];
  texts.set(redirects, await withValue(texts.get(redirects) ?? '', [], [...listed, { from: path, to }]));
  const files = contents
    .filter(({ file, source }) => file !== page.file && texts.get(file) !== source)
    .map(({ file, source }) => ({ file, before: source, after: texts.get(file) }));
  const change = make({
    what: `Retired page ${path}`,
    files: [...files, { file: page.file, before: page.source }, { file: folder, before: readText(folder) }],
  });
  return { links, sentences, change };
}

/** Figures that no page shows any more are gone. */
async function withoutEmptyClaims(file: string, text: string): Promise<string> {
  if (file !== 'content/claims.ts') return text;
  const claims = dataIn(text) as { pages: string[] }[];
  return withValue(
    text,
    [],
    claims.filter(({ pages }) => pages.length > 0),
  );
}
