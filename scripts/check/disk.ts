import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { pathOf } from '../../lib/content/kinds';

/** Content as it is on the disk now, for tools that change it or judge what cannot be imported. */

/** What the text of a content file exports. It imports nothing but a type, which is gone when the file is read. */
export function dataIn(text: string): unknown {
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs', logLevel: 'silent' });
  const found: { exports: { default?: unknown } } = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval -- The project's own files, which Next runs as well.
  new Function('module', 'exports', code)(found, found.exports);
  return found.exports.default;
}

/** The text of a file, with its comments. */
export const readText = (name: string): string => readFileSync(pathOf(name), 'utf8');

/** What a file says, unchecked. */
export const readData = (name: string): unknown => dataIn(readText(name));
