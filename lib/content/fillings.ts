import { pathOf } from './files';
import type { FactKind } from './kinds';
import { fillText, mapTexts } from './texts';

/** What a name in braces stands for: the file with the fact, and the fact in words, worked out where a text uses it. */
export type Filling = { file: string; words: () => string };

/** Is told each file that something was taken from. */
export type NoteFile = (file: string) => void;

/** Makes the fillings of a file of facts. */
export const from =
  (kind: FactKind) =>
  (words: () => string): Filling => ({ file: pathOf(kind), words });

/** Fills in the names in braces that stand for something. Others stay as they are. */
export function fillNames(data: unknown, names: Readonly<Record<string, Filling>>, note?: NoteFile): unknown {
  return mapTexts(data, (text) =>
    fillText(text, (name) => {
      const filling = Object.hasOwn(names, name) ? names[name] : undefined;
      if (filling) note?.(filling.file);
      return filling?.words();
    }),
  );
}
