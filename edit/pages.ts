import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { valueAt, type Place } from '../lib/content/mistake';
import { linksIn } from '../lib/content/schemas/linked-text';
import { textsIn } from '../lib/content/walk';
import { pageKinds, patternOf } from '../scripts/new/kinds-of-pages';
import { registryFile, withoutEntry } from '../scripts/new/registry';
import { readContents, type ContentText } from '../scripts/preview/match';
import { placeInWords } from './content';
import { readText, Refusal } from './files';
import { make } from './journal';
import { showAs } from './preview-content';
import { isSame } from './words';
import { withValue } from './write';

/** Pages that come and go, each in one change that can be taken back. */

const slug = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** `npm run new` behind a form. */
export function newPage(kind: string, name: string): { path: string } {
  const pageKind = Object.hasOwn(pageKinds, kind) ? pageKinds[kind] : undefined;
  if (!pageKind || !slug.test(name)) throw new Refusal('The name has small letters, digits and hyphens: pest-control.');
  showAs(pageKind.file(name), patternOf(pageKind).file);
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
  make({ what: `New page ${path}`, files, isMade: true });
  return { path };
}

type Redirect = { from: string; to: string };
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

/**
 * A value without the entries of its lists that lead to a page, and without figures that no other page shows. What else leads
 * there leads to another page.
 */
function without(path: string, to: string, value: unknown): unknown {
  if (typeof value === 'string') return value === path ? to : value.replaceAll(`](${path})`, `](${to})`);
  if (typeof value !== 'object' || value === null) return value;
  const leads = (entry: unknown) =>
    textsIn(entry).some(({ path: place, text }) => text === path && place.every((key) => typeof key === 'string')) ||
    isSame(valueAt(entry, ['pages']), [path]);
  if (Array.isArray(value)) return value.filter((entry) => !leads(entry)).map((entry) => without(path, to, entry));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(path, to, inner)]));
}

/**
 * Takes a page away: its files, the links, cards and figures that refer to it, and puts a redirect in its place. Sentences
 * lead to where the redirect does, and are listed: people judge whether their words still fit.
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
  const registry = readText(registryFile) ?? '';
  /** The old address leads on, and so do those that led to it. */
  const redirected = (all: Redirect[]) => [
    ...all.map((one) => (one.to === path ? { from: one.from, to } : one)),
    { from: path, to },
  ];
  const texts = new Map<string, string>();
  for (const { file, source, data } of contents) {
    const now = file === 'content/redirects.ts' ? redirected(data as Redirect[]) : without(path, to, data);
    texts.set(file, await withValue(source, [], now));
  }
  const files = contents
    .filter(({ file, source }) => file !== page.file && texts.get(file) !== source)
    .map(({ file, source }) => ({ file, before: source, after: texts.get(file) }));
  make({
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
  return { links, sentences };
}
