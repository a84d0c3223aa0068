import { kinds, type Content, type Kind } from '../../../lib/content/kinds';
import type { Mistake, Place } from '../../../lib/content/mistake';
import { referencesIn } from '../../../lib/content/schemas/references';
import type { CheckedFile } from '../check-file';

/** What every page has, and what some of them have. */
type PageData = {
  path: string;
  seo: { title: string; description: string };
  seeAlso?: string;
  closing?: { quoteOf?: string };
};

/** A page in whose file nothing is wrong. */
export type Page = { file: string; kind: Kind; data: PageData };

/** Content as rules between files read it. */
export type Files = {
  all: readonly CheckedFile[];
  pages: readonly Page[];
  /** What a file of its own kind says; undefined while something is wrong with it, which is reported there. */
  of: <Of extends Kind>(kind: Of) => { file: string; data: Content<Of> } | undefined;
  /** Whether nothing is wrong at a place, or around or in it. */
  isInOrder: (file: string, place: Place) => boolean;
};

/** The ids and keys with which a file refers to others. */
export const referencesOf = ({ kind, data }: Pick<CheckedFile, 'kind' | 'data'>) => referencesIn(kinds[kind], data);

/** Whether one place is the other, or in it, or around it. */
const isAround = (one: Place, other: Place) =>
  one.slice(0, Math.min(one.length, other.length)).every((key, index) => key === other[index]);

/** What rules between files read, without what has a mistake. */
export function contentInOrder(checked: readonly CheckedFile[], mistakes: readonly Mistake[]): Files {
  const all = checked.filter(({ data }) => typeof data === 'object' && data !== null);
  const wrong = new Set(mistakes.map(({ file }) => file));
  const inOrder = all.filter(({ file }) => !wrong.has(file));
  return {
    all,
    // A schema has said that the data is what its kind says.
    pages: inOrder.filter((one): one is CheckedFile & Page => 'path' in Object(one.data)),
    of: <Of extends Kind>(kind: Of) =>
      inOrder.find((one): one is CheckedFile & { data: Content<Of> } => one.kind === kind),
    isInOrder: (file, place) => !mistakes.some((one) => one.file === file && isAround(place, one.path)),
  };
}
