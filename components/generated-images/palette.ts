import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';

const tokens = 'app/tokens.css';
const styles = readFileSync(join(process.cwd(), tokens), 'utf8');
const reference = /(?:var|--theme)\((--[\w-]+)\)/g;

function valueOf(property: string): string {
  const value = new RegExp(`${property}:\\s*([^;]+);`).exec(styles)?.[1];
  if (value === undefined) throw new Error(`${tokens} has no ${property}`);
  return value.replaceAll(reference, (_reference, name: string) => valueOf(name));
}

/**
 * The value of a color of the style sheet, for pictures and programs that read none.
 *
 * @param name as in `--color-brand-deep`
 * @returns `#5271ff`, or `#fff`
 * @throws {Error} where the style sheet has no such color
 */
export function color(name: string): string {
  // Half as opaque, because an opaque one may come back by its name, such as gold.
  const code = Buffer.from(`a{color:color-mix(in srgb, ${valueOf(`--color-${name}`)} 50%, transparent)}`);
  const [digits] = /#\w{6}/.exec(transform({ filename: tokens, code }).code.toString()) ?? [];
  if (digits === undefined) throw new Error(`${tokens}: --color-${name} is no color`);
  return digits.replace(/#(.)\1(.)\2(.)\3/, '#$1$2$3');
}
