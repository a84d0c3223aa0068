import { isFactKind, kinds, type Kind } from '../../lib/content/kinds';
import { ContentError, describeMistakes, valueAt, type Mistake } from '../../lib/content/mistake';
import { namesIn } from '../../lib/content/schemas/fields';
import { textsIn, type FoundText } from '../../lib/content/walk';
import { wordMistakes } from './words';

/** What fills in the brand and prices, and the brand. Both are missing while their file has a mistake. */
export type Fills = { fillNames?: (data: unknown) => unknown; brand?: string };

/** A content file, held to its schema and to the rules for its texts. */
export type CheckedFile = {
  file: string;
  kind: Kind;
  /** What was typed, with names filled in as far as possible. undefined where the file cannot be read at all. */
  data: unknown;
  texts: readonly FoundText[];
  mistakes: readonly Mistake[];
};

/** What fills sentences, as far as its files have no mistake, which is reported there. */
export async function loadFills(): Promise<Fills> {
  try {
    const { fillNames, site } = await import('../../lib/content/load');
    return { fillNames, brand: site.name };
  } catch {
    return {};
  }
}

function attempt(fill: () => unknown): { filled?: unknown; mistakes: readonly Mistake[] } {
  try {
    return { filled: fill(), mistakes: [] };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.mistakes };
    throw error;
  }
}

/** Holds what was typed into a file to the schema of its kind, and its texts to what holds for all of them. */
export function checkFile(kind: Kind, file: string, typed: unknown, fills: Fills): CheckedFile {
  const { fillNames, brand } = fills;
  const { filled, mistakes: unfilled } = isFactKind(kind)
    ? { filled: typed, mistakes: [] }
    : attempt(() => fillNames?.(typed));
  const data = filled ?? typed;
  // A schema cannot judge a text before its names are filled in.
  const issues = (kinds[kind].safeParse(data).error?.issues ?? []).filter(
    ({ path }) => filled !== undefined || namesIn(String(valueAt(typed, path))).length === 0,
  );
  const mistakes = [...unfilled, ...describeMistakes(file, issues, data)];
  const isNew = ({ path }: Mistake) => !mistakes.some((known) => String(known.path) === String(path));
  const others = wordMistakes(kind, file, typed, brand).filter(isNew);
  return { file, kind, data, texts: textsIn(data), mistakes: [...mistakes, ...others] };
}
