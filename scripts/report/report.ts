import { diffArrays } from 'diff';
import type { Change, Kind } from './change';
import type { ChangedPage, Comparison } from './compare';
import type { Base, EditedFile } from './git';
import type { Picture } from './pictures';

/** Everything that a report says. */
export type Report = Comparison & {
  base: Base;
  edited: EditedFile[];
  /** By the page's path. */
  pictures: ReadonlyMap<string, Picture[]>;
};

/** How a kind of change is called, once and more often. */
export const kindNames: Record<Kind, readonly [one: string, more: string]> = {
  title: ['title', 'titles'],
  description: ['description', 'descriptions'],
  heading: ['heading', 'headings'],
  price: ['price', 'prices'],
  figure: ['figure', 'figures'],
  sentence: ['sentence', 'sentences'],
  label: ['label', 'labels'],
  link: ['link', 'links'],
  moved: ['text at another place', 'texts at another place'],
  metadata: ['entry of the head', 'entries of the head'],
  data: ['value of data', 'values of data'],
};

/** “1 page”, “2 pages”. */
export function counted(count: number, [one, more]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : more}`;
}

const list = new Intl.ListFormat('en-US');

const isNew = (page: ChangedPage) => page.before === undefined;
const isGone = (page: ChangedPage) => page.after === undefined;

export const addedPages = ({ pages }: Comparison) => pages.filter(isNew);
export const removedPages = ({ pages }: Comparison) => pages.filter(isGone);
export const retitledPages = ({ pages }: Comparison) =>
  pages.filter((page) => !isNew(page) && !isGone(page) && page.before !== page.after);

/** The pages that read or look different. The others have only other markup. */
export function visiblePages({ pages, shared, pictures }: Report): ChangedPage[] {
  const sharing = new Set(shared.flatMap((change) => change.pages));
  return pages.filter(
    (page) =>
      isNew(page) ||
      isGone(page) ||
      page.changes.length > 0 ||
      sharing.has(page.path) ||
      (pictures.get(page.path)?.length ?? 0) > 0,
  );
}

/** How many different changes of each kind there are, in the order of `kindNames`. */
export function countKinds({ pages, shared }: Comparison): [Kind, number][] {
  const kinds = new Map<string, Kind>();
  for (const change of [...shared, ...pages.flatMap(({ changes }) => changes)]) {
    kinds.set(JSON.stringify([change.before ?? null, change.after ?? null]), change.kind);
  }
  const all = [...kinds.values()];
  return (Object.keys(kindNames) as Kind[])
    .map((kind): [Kind, number] => [kind, all.filter((one) => one === kind).length])
    .filter(([, count]) => count > 0);
}

/** The report in one line. */
export function summaryOf(report: Report): string {
  const pages = visiblePages(report);
  if (pages.length === 0) {
    const touched = report.files.length + report.destinations.length;
    return touched === 0 ? 'Nothing changes for visitors' : 'Every page reads and looks the same';
  }
  const [added, removed] = [addedPages(report).length, removedPages(report).length];
  const changed = pages.length - added - removed;
  const page = ['page', 'pages'] as const;
  const parts = [
    ...(added > 0 ? [`${counted(added, page)} added`] : []),
    ...(removed > 0 ? [`${counted(removed, page)} removed`] : []),
    ...(changed > 0 ? [`${counted(changed, page)} changed`] : []),
  ];
  const kinds = countKinds(report).map(([kind, count]) => counted(count, kindNames[kind]));
  return list.format(parts) + (kinds.length > 0 ? `: ${list.format(kinds)}` : '');
}

/** A piece of a text: on both sides, only before or only after. */
export type Piece = { text: string; side: 'both' | 'before' | 'after' };

/** Below this share of common characters, marking single words explains nothing. */
const enoughInCommon = 0.3;

/** Words, amounts with their signs, spaces and single marks. */
const tokensOf = (text: string) => text.match(/\$?\d[\d.,]*%?|[\p{L}’'-]+|\s+|./gsu) ?? [];

/** Finds the words that differ. */
export function piecesOf({ before, after }: Pick<Change, 'before' | 'after'>): Piece[] {
  if (before === undefined) return [{ text: after ?? '', side: 'after' }];
  if (after === undefined) return [{ text: before, side: 'before' }];
  const pieces = diffArrays(tokensOf(before), tokensOf(after)).map(({ value, added, removed }): Piece => ({
    text: value.join(''),
    side: added ? 'after' : removed ? 'before' : 'both',
  }));
  const common = pieces.filter(({ side }) => side === 'both').reduce((sum, { text }) => sum + text.length, 0);
  if (common >= enoughInCommon * Math.min(before.length, after.length)) return pieces;
  return [
    { text: before, side: 'before' },
    { text: after, side: 'after' },
  ];
}
