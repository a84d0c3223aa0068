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
  metadata: ['entry for search and sharing', 'entries for search and sharing'],
  data: ['data value', 'data values'],
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

/** Whether a page was added, removed, or has got another title. */
export function stateOf(page: ChangedPage): 'added' | 'removed' | 'retitled' | undefined {
  if (isNew(page)) return 'added';
  if (isGone(page)) return 'removed';
  return page.before === page.after ? undefined : 'retitled';
}

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

/** What a change exchanges, by which the same price or title is recognized in another sentence. */
function exchangedBy(change: Change): string {
  if (change.kind === 'moved') return `moved ${change.after}`;
  const only = (side: Piece['side']) => {
    const texts = piecesOf(change).flatMap((piece) => (piece.side === side ? [piece.text.trim()] : []));
    return texts.join(' ').replaceAll('$', '');
  };
  return JSON.stringify([only('before'), only('after')]);
}

/** How many titles, and how many different changes of each other kind there are, in the order of `kindNames`. */
export function countKinds({ pages: all, shared }: Comparison): [Kind, number][] {
  const pages = all.filter((page) => !isNew(page) && !isGone(page));
  const retitled = pages.filter((page) => stateOf(page) === 'retitled').length;
  const order = Object.keys(kindNames) as Kind[];
  const kinds = new Map<string, number>();
  for (const change of [...shared, ...pages.flatMap(({ changes }) => changes)]) {
    const key = exchangedBy(change);
    kinds.set(key, Math.min(kinds.get(key) ?? order.length, order.indexOf(change.kind)));
  }
  const found = [...kinds.values()];
  return order
    .map((kind, at): [Kind, number] => [kind, kind === 'title' ? retitled : found.filter((one) => one === at).length])
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

/** Words, amounts with their signs, spaces and single marks. */
const tokensOf = (text: string) => text.match(/\$?\d[\d.,]*%?|[\p{L}’'-]+|\s+|./gsu) ?? [];

/** Finds the words that differ. Words next to each other that differ are one piece. */
export function piecesOf({ before, after }: Pick<Change, 'before' | 'after'>): Piece[] {
  const pieces: Piece[] = [];
  let exchanged = { before: '', after: '' };
  let space = '';
  function close(): void {
    // A space at the end of both is no difference.
    const end = /\s+$/.exec(exchanged.after)?.[0] ?? '';
    if (end !== '' && exchanged.before.endsWith(end)) {
      exchanged = { before: exchanged.before.slice(0, -end.length), after: exchanged.after.slice(0, -end.length) };
      space = end + space;
    }
    for (const side of ['before', 'after'] as const) {
      if (exchanged[side] !== '') pieces.push({ text: exchanged[side], side });
    }
    if (space !== '') pieces.push({ text: space, side: 'both' });
    exchanged = { before: '', after: '' };
    space = '';
  }
  for (const { value, added, removed } of diffArrays(tokensOf(before ?? ''), tokensOf(after ?? ''))) {
    const text = value.join('');
    if (!added && !removed) {
      if (text.trim() === '' && pieces.length + exchanged.before.length + exchanged.after.length > 0) {
        space += text;
        continue;
      }
      close();
      pieces.push({ text, side: 'both' });
    } else {
      exchanged = { before: exchanged.before + space, after: exchanged.after + space };
      space = '';
      exchanged[removed ? 'before' : 'after'] += text;
    }
  }
  close();
  return pieces;
}
