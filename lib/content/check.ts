import { ContentError } from './content-error';
import { filesOfKind, loadFile, unknownFiles } from './load';
import { kinds, type Kind } from './kinds';

/** Mistakes of all, one line each. */
function mistakesOf(checks: readonly (() => unknown)[]): string[] {
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.mistakes;
      throw error;
    }
  });
}

/** What other files refer to. Nothing else can be judged while there is a mistake in these. */
const foundations = ['claims', 'destinations', 'actions', 'site', 'plan-words', 'plans'] as const satisfies Kind[];

/**
 * Reads every file of `content/` and holds them together.
 *
 * @returns one line per mistake: file, field, what was found, what is expected
 */
export async function checkContent(): Promise<string[]> {
  const first = [...unknownFiles(), ...mistakesOf(foundations.map((kind) => () => loadFile(kind, kind)))];
  if (first.length > 0) return first;

  const { fillPlaceholders } = await import('./placeholders');
  const { resolve } = await import('./resolve');
  const second = mistakesOf(
    (Object.keys(kinds) as Kind[]).flatMap((kind) =>
      filesOfKind(kind).map((name) => () => resolve(loadFile(name, kind, fillPlaceholders))),
    ),
  );
  if (second.length > 0) return second;

  try {
    const { crossCheck } = await import('./cross-check');
    return crossCheck();
  } catch (error) {
    if (error instanceof ContentError) return [...error.mistakes];
    throw error;
  }
}
