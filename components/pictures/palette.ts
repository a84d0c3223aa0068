import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = readFileSync(join(process.cwd(), 'app/tokens.css'), 'utf8');

/** What a custom property is first set to. */
const valueOf = (property: string): string => new RegExp(`${property}:\\s*([^;]+);`).exec(styles)?.[1]?.trim() ?? '';

/**
 * The value of a color of the style sheet, for pictures and programs that read none. Runs while the
 * site is built.
 *
 * @param name as in `--color-brand-deep`
 * @throws {Error} where the style sheet has no such color
 */
export function color(name: string): string {
  const value = valueOf(`--color-${name}`);
  const named = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  const found = named === undefined ? value : valueOf(named);
  if (found === '') throw new Error(`app/tokens.css has no --color-${name}`);
  return found;
}
