import type { CheckedFile } from './check-file';
import { sentencesIn, textsOfPage } from './checks/sentences';
import { mistakeLine, show, valueAt } from './mistake';
import { linksIn } from './schemas/linked-text';
import { textsIn, type Place } from './texts';

/** What pages may not have in common, and what leads to each of them. */

export type Page = CheckedFile & { path: string };

const entriesAt = (data: unknown, ...place: Place): readonly unknown[] => {
  const found = valueAt(data, place);
  return Array.isArray(found) ? found : [];
};

/** A line for each page that has something of an earlier one. */
function twins(pages: readonly Page[], field: Place, what: (page: Page) => string, expected: (file: string) => string) {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = what(page);
    const earlier = seen.get(value);
    if (earlier === undefined) seen.set(value, page.file);
    return earlier === undefined
      ? []
      : [mistakeLine(page.file, field, show(valueAt(page.data, field)), expected(earlier))];
  });
}

/** Stories that end in a review stop being a story when most do. */
function endMistakes(pages: readonly Page[]): string[] {
  const ends = pages.filter(
    ({ data }) => valueAt(entriesAt(data, 'story', 'scene', 'moments').at(-1), ['style']) === 'stars',
  );
  const last = ends.at(-1);
  if (!last || ends.length <= pages.length / 2) return [];
  const expected = 'another end: more than half of the stories end in a review';
  return [mistakeLine(last.file, ['story', 'scene', 'moments', 4, 'style'], '"stars"', expected)];
}

/** The wording of the specification for pages to come. */
const isShared = (page: Page, place: Place) => page.kind === 'coming-soon/*' && place.join() === 'text';

function sentenceMistakes(pages: readonly Page[]): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const own = new Set<string>();
    const lines = textsOfPage(page.data).flatMap(({ path, text }) => {
      if (isShared(page, path)) return [];
      const sentences = [...sentencesIn([text])];
      const twin = sentences.find((sentence) => seen.has(sentence));
      for (const sentence of sentences) own.add(sentence);
      const expected = `sentences of its own (${seen.get(twin ?? '') ?? ''} has this one)`;
      return twin === undefined ? [] : [mistakeLine(page.file, path, show(text), expected)];
    });
    for (const sentence of own) if (!seen.has(sentence)) seen.set(sentence, page.file);
    return lines;
  });
}

/** Two figures of a page about one thing, or with one label, which would contradict each other. */
function figureMistakes(claims: readonly unknown[]): string[] {
  return (['subject', 'label'] as const).flatMap((field) => {
    const seen = new Map<string, unknown>();
    return claims.flatMap((claim, index) =>
      textsIn(valueAt(claim, ['pages'])).flatMap(({ text: path }) => {
        const key = `${path} ${String(valueAt(claim, [field]))}`;
        const earlier = seen.get(key);
        if (earlier === undefined) seen.set(key, valueAt(claim, ['id']));
        const expected = `a ${field} of its own on ${path} (${String(earlier)} has it already)`;
        return earlier === undefined
          ? []
          : [mistakeLine('content/claims.ts', [index, field], show(valueAt(claim, [field])), expected)];
      }),
    );
  });
}

/** The pages that a page leads to from its text: in sentences, on cards, by buttons. The home page leads to all industries. */
function targetsOf(page: Page, actions: unknown, ofHome: readonly string[]): string[] {
  const links = page.texts.flatMap(({ path, text }) => {
    const field = String(path.findLast((key) => typeof key === 'string'));
    if (field === 'href') return [text];
    if (field === 'action' || field === 'actions') return [String(valueAt(actions, [text, 'href']))];
    return linksIn(text).map(({ href }) => href);
  });
  return [...links, ...(page.path === '/' ? ofHome : [])];
}

const linkedKinds = new Set(['services/*', 'industries/*', 'overviews/*', 'coming-soon/*']);

/** Pages that the text of less than two others leads to. */
function lonelyMistakes(pages: readonly Page[], actions: unknown): string[] {
  const ofHome = pages.filter(({ kind }) => linkedKinds.has(kind) && kind !== 'services/*').map(({ path }) => path);
  const from = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const target of targetsOf(page, actions, ofHome)) {
      const path = target.split('#', 1)[0] ?? '';
      if (path !== page.path) from.set(path, (from.get(path) ?? new Set()).add(page.file));
    }
  }
  return pages
    .filter(({ kind, path }) => linkedKinds.has(kind) && (from.get(path)?.size ?? 0) < 2)
    .map(({ file, path }) => {
      const only = [...(from.get(path) ?? [])].join() || 'none';
      const expected = 'two or more; write one into seeAlso of another page';
      return mistakeLine(file, 'path', `links to ${path} in the text of one page (${only})`, expected);
    });
}

/**
 * @param pages those in order
 * @param facts content/actions.ts and claims.ts, as typed
 * @returns one line per mistake
 */
export function pageRules(
  pages: readonly Page[],
  { actions, claims }: { actions: unknown; claims: readonly unknown[] },
): string[] {
  const industries = pages.filter(({ kind }) => kind === 'industries/*');
  const motifs = twins(
    industries,
    ['motif'],
    ({ data }) => String(valueAt(data, ['motif'])),
    (file) => `a motif of its own (${file} has this one)`,
  );
  return [
    ...motifs,
    ...endMistakes(industries),
    ...sentenceMistakes(pages),
    ...figureMistakes(claims),
    ...lonelyMistakes(pages, actions),
  ];
}
