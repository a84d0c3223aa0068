import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { valueAt, type Place } from '../lib/content/mistake';
import { linksIn } from '../lib/content/schemas/linked-text';
import { textsIn } from '../lib/content/walk';
import { registryFile, withoutEntry } from '../scripts/new/registry';
import { readContents, type ContentText } from '../scripts/preview/match';
import { placeInWords } from './content';
import { readText, Refusal } from './files';
import { make, type Change } from './journal';
import { isSame } from './words';
import { withValue } from './write';

/** Pages that come and go, each in one change that can be taken back. */

const slug = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** `npm run new` behind a form. */
export function newPage(kind: string, name: string): { change: Change; path: string } {
  if (!slug.test(kind) || !slug.test(name))
    throw new Refusal('The name has small letters, digits and hyphens: pest-control.');
  const contents = readContents().map(({ file, source }) => [file, source] as const);
  const before = new Map([...contents, [registryFile, readText(registryFile)]]);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new.ts', kind, name], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Refusal(stderr.trim().split('\n')[0] ?? 'The page could not be made.');
  const written = stdout.split('\n').filter((line) => /^(?:content|app|lib)\//.test(line));
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

/** A value without the entries of its lists that lead to a page, and without figures that no other page shows. */
function without(path: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const leads = (entry: unknown) =>
    textsIn(entry).some(({ path: place, text }) => text === path && place.every((key) => typeof key === 'string')) ||
    isSame(valueAt(entry, ['pages']), [path]);
  if (Array.isArray(value)) return value.filter((entry) => !leads(entry)).map((entry) => without(path, entry));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(path, inner)]));
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
  const texts = new Map<string, string>();
  for (const { file, source, data } of contents) texts.set(file, await withValue(source, [], without(path, data)));
  const registry = readText(registryFile) ?? '';
  const redirects = 'content/redirects.ts';
  const listed = contents.find(({ file }) => file === redirects)?.data as object[];
  texts.set(redirects, await withValue(texts.get(redirects) ?? '', [], [...listed, { from: path, to }]));
  const files = contents
    .filter(({ file, source }) => file !== page.file && texts.get(file) !== source)
    .map(({ file, source }) => ({ file, before: source, after: texts.get(file) }));
  const change = make({
    what: `Retired page ${path}`,
    files: [
      ...files,
      {
        file: registryFile,
        before: registry,
        after: withoutEntry(registry, page.file.replace(/^content\/|\.ts$/g, '')),
      },
      { file: page.file, before: page.source },
      { file: folder, before: readText(folder) },
    ],
  });
  return { links, sentences, change };
}
