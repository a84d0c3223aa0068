import { blankMistakes } from './blanks';
import { ContentError } from './content-error';
import { isFactKind, kinds, type Checked, type Kind } from './kinds';
import { describeMistakes, valueAt } from './mistake';
import { textMistakes } from './text-mistakes';
import { namesIn, textsIn, type FoundText } from './texts';

type Fill = (data: unknown) => unknown;

/** What fills in names such as `{brand}`, and prices. One is missing while a file that it reads has a mistake. */
export type Fills = { placeholders?: Fill; prices?: Fill };

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
 * All texts are checked as typed, so that a slip in a name is not reported wherever a placeholder stands for it. What the
 * schema says about a field, or about the list that it is an entry of, comes first.
 */
function withTextMistakes(file: string, typed: unknown, mistakes: readonly string[]): string[] {
  const isReported = (field: string) => mistakes.some((line) => line.startsWith(`${file} › ${field}: `));
  const unreported = [...textMistakes(file, typed)].filter(
    ([field]) => !isReported(field) && !isReported(field.replace(/\[\d+\]$/, '')),
  );
  return [...mistakes, ...unreported.map(([, line]) => line)];
}

/**
 * Holds what was typed into a file to the schema of its kind, and its texts to what holds for all texts. Pages and the
 * check of all content get it from here.
 *
 * @param file for messages
 */
export function checkFile<Of extends Kind>(
  kind: Of,
  file: string,
  typed: unknown,
  { placeholders, prices }: Fills,
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
  const mistakes = [
    ...unfilled,
    ...withTextMistakes(file, typed, describeMistakes(file, issues ?? [], data)),
    ...attempt(() => prices?.(data)).mistakes,
  ];
  const checked = mistakes.length === 0 ? (result.data as Checked<Of> | undefined) : undefined;
  return { file, kind, data, texts: textsIn(data), isWritten: true, mistakes, checked };
}
