import { alarmLines, type Allowance } from './allowances';
import { blankMark, blankMistakes } from './blanks';
import { alarmsIn } from './checks/alarms';
import type { Names } from './checks/names';
import { ContentError } from './content-error';
import { isFactKind, kinds, type Checked, type Kind } from './kinds';
import { describeMistakes, valueAt } from './mistake';
import { namesIn, textsIn, type FoundText } from './texts';

type Fill = (data: unknown) => unknown;

/**
 * What fills in names such as `{brand}`, and prices, and what those names stand for. One is missing while a file that it
 * reads has a mistake.
 */
export type Fills = { placeholders?: Fill; prices?: Fill; names?: Names };

/** A content file, held to its schema. */
export type CheckedFile<Of extends Kind = Kind> = {
  /** `content/industries/hvac.ts` */
  file: string;
  kind: Of;
  /** What was typed, with placeholders filled in as far as possible. undefined where the file cannot be read at all. */
  data: unknown;
  /** Every text in the data. */
  texts: readonly FoundText[];
  /** Whether no blank is left in it. */
  isWritten: boolean;
  /** One line each. */
  mistakes: readonly string[];
  /** What the schema made of it; undefined where there is a mistake. */
  checked?: Checked<Of>;
};

/** What a function returns, or what it throws for an editor, as lines. */
function attempt(fill: () => unknown): { filled?: unknown; mistakes: readonly string[] } {
  try {
    return { filled: fill(), mistakes: [] };
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.mistakes };
    throw error;
  }
}

/**
 * Holds what was typed into a file to the schema of its kind, and its texts to what holds for all texts. Pages and the
 * check of all content get it from here.
 *
 * @param file for messages
 * @param allowances what comments in the file allow
 */
export function checkFile<Of extends Kind>(
  kind: Of,
  file: string,
  typed: unknown,
  { placeholders, prices, names }: Fills,
  allowances: readonly Allowance[] = [],
): CheckedFile<Of> {
  const blanks = blankMistakes(file, typed);
  // Whatever else is wrong with a file may only follow from what is still missing in it.
  if (blanks.length > 0) return { file, kind, data: typed, texts: textsIn(typed), isWritten: false, mistakes: blanks };
  const { filled, mistakes: unfilled } = isFactKind(kind)
    ? { filled: typed, mistakes: [] }
    : attempt(() => placeholders?.(typed));
  const data = filled ?? typed;
  const result = kinds[kind].safeParse(data);
  // A schema cannot judge a text before its placeholders are filled in.
  const issues = result.error?.issues.filter(
    ({ path }) => filled !== undefined || namesIn(String(valueAt(typed, path))).length === 0,
  );
  const ofSchema = describeMistakes(file, issues ?? [], data);
  const mistakes = [
    ...unfilled,
    ...ofSchema,
    ...alarmLines(file, typed, alarmsIn(kind, typed, names), allowances, ofSchema),
    ...attempt(() => prices?.(data)).mistakes,
  ];
  const checked = mistakes.length === 0 ? (result.data as Checked<Of> | undefined) : undefined;
  return { file, kind, data, texts: textsIn(data), isWritten: true, mistakes, checked };
}

type Issue = { code?: string; path?: PropertyKey[] };

/**
 * What the schema makes of a file in spite of mistakes. Only the live preview shows it.
 *
 * @param isMinor whether a mistake leaves the data as the pages need it
 * @returns undefined where another mistake is in the file
 */
function inSpite<Of extends Kind>(
  kind: Of,
  typed: unknown,
  { placeholders }: Fills,
  isMinor: (issue: Issue, data: unknown) => boolean,
): Checked<Of> | undefined {
  const data = isFactKind(kind) ? typed : attempt(() => placeholders?.(typed)).filled;
  // Unlike safeParse, it tells what it has read although something is wrong.
  // oxlint-disable-next-line no-underscore-dangle
  const { value, issues } = kinds[kind]._zod.run({ value: structuredClone(data), issues: [] }, { async: false }) as {
    value: unknown;
    issues: readonly Issue[];
  };
  return issues.every((issue) => isMinor(issue, data)) ? (value as Checked<Of>) : undefined;
}

/** What is shown of a file with blanks; undefined where no blank is left, or something else is wrong with it. */
export function unwritten<Of extends Kind>(kind: Of, typed: unknown, fills: Fills): Checked<Of> | undefined {
  if (blankMistakes('', typed).length === 0) return undefined;
  return inSpite(kind, typed, fills, ({ path = [] }, data) =>
    JSON.stringify(valueAt(data, path) ?? null).includes(blankMark),
  );
}

/** What is shown of a file that was in order before and breaks a rule now, as where it leads to a page that is gone. */
export function outdated<Of extends Kind>(kind: Of, typed: unknown, fills: Fills): Checked<Of> | undefined {
  return inSpite(kind, typed, fills, ({ code }) => code === 'custom');
}
