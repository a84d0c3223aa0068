import { existsSync, readFileSync } from 'node:fs';
import { mistakeLine, type Mistake } from '../../lib/content/mistake';
import { lineOf, parseContent } from './source';

function lineOfMistake({ file, path, line }: Mistake): number | undefined {
  if (line !== undefined || path.length === 0 || !existsSync(file)) return line;
  try {
    return lineOf(parseContent(readFileSync(file, 'utf8')), path);
  } catch {
    return undefined;
  }
}

/** One line for each mistake, with where it is: `content/navigation.ts:68 › menus[1].entries[8].href: found …`. */
export const inLines = (mistakes: readonly Mistake[]): string[] =>
  mistakes.map((mistake) => mistakeLine({ ...mistake, line: lineOfMistake(mistake) }));
