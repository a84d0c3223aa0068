import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './change';
import { compareFiles, redirectTarget, type Touched } from './compare-files';
import { comparePages } from './compare-pages';
import { compareValues, type ValueChange } from './compare-values';
import { pathOf, readFacts, type PageFacts } from './page-facts';

/** An export: the folder with the files, and the outside addresses, which differ from those of a stand-in export. */
export type Export = { folder: string; destinations?: unknown };

/** A page that was added, removed or changed. */
export type ChangedPage = {
  path: string;
  /** Titles before and after. */
  before?: string;
  after?: string;
  changes: Change[];
};

/** A change that shows on many pages: in the menus, the footer, or a block that pages share. */
export type SharedChange = Change & { pages: string[] };

/** How two exports differ. */
export type Comparison = {
  pages: ChangedPage[];
  shared: SharedChange[];
  destinations: ValueChange[];
  files: Touched[];
};

/** A change is told once if it is on this many pages. */
const many = 4;

function readPages({ folder }: Export): Map<string, PageFacts> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !redirectTarget.test(readFileSync(join(folder, file), 'utf8')))
    .toSorted();
  return new Map(files.map((file) => [pathOf(file), readFacts(folder, file)]));
}

const isError = (path: string) => /^\/[45]\d\d$/.test(path);

/** The home page first, the error pages last. */
function inOrder(paths: Iterable<string>): string[] {
  return [...new Set(paths)].toSorted((a, b) => Number(isError(a)) - Number(isError(b)) || (a < b ? -1 : 1));
}

const keyOf = ({ kind, before, after }: Change) => JSON.stringify([kind, before ?? null, after ?? null]);

/** Moves changes that are on many pages out of these pages. */
function takeShared(pages: readonly ChangedPage[]): { pages: ChangedPage[]; shared: SharedChange[] } {
  const shared = new Map<string, SharedChange>();
  for (const { path, changes } of pages) {
    for (const change of changes) {
      const known = shared.get(keyOf(change));
      if (known) known.pages.push(path);
      else shared.set(keyOf(change), { ...change, pages: [path] });
    }
  }
  const isShared = (change: Change) => (shared.get(keyOf(change))?.pages.length ?? 0) >= many;
  return {
    pages: pages.map((page) => ({ ...page, changes: page.changes.filter((change) => !isShared(change)) })),
    shared: [...shared.values()].filter(isShared),
  };
}

/** Compares two exports by what visitors, search engines and assistants get. */
export function compareExports(before: Export, after: Export): Comparison {
  const [old, now] = [readPages(before), readPages(after)];
  const pages = inOrder([...now.keys(), ...old.keys()]).flatMap((path): ChangedPage[] => {
    const [was, is] = [old.get(path), now.get(path)];
    if (was?.appearance === is?.appearance) return [];
    const changes = comparePages(was, is);
    // Of a whole page, its entry in search results and its picture say enough.
    const whole = changes.filter(({ kind }) => kind === 'title' || kind === 'description');
    return [{ path, before: was?.title, after: is?.title, changes: was && is ? changes : whole }];
  });
  return {
    ...takeShared(pages),
    destinations: compareValues(before.destinations, after.destinations),
    files: compareFiles(before.folder, after.folder),
  };
}
