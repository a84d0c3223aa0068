import { existsSync, readFileSync } from 'node:fs';
import { lineOf, parseContent, placeOfField } from './source';

const mistake = /^(content\/[\w/-]+\.ts) › (.+?): found /;

/** Adds to each line about a field where it is: `content/navigation.ts:68 › menus[1].entries[8].href: found …`. */
export function withLineNumbers(lines: readonly string[]): string[] {
  return lines.map((line) => {
    const [, file, field = ''] = mistake.exec(line) ?? [];
    if (file === undefined || field === 'file' || !existsSync(file)) return line;
    try {
      const source = parseContent(readFileSync(file, 'utf8'));
      return line.replace(file, `${file}:${lineOf(source, placeOfField(source, field))}`);
    } catch {
      return line;
    }
  });
}
