import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A copy of the project in which a recipe makes its changes. It remembers which files they touch. */
export function openProject(folder: string) {
  const before = new Map<string, string | undefined>();

  function remember(file: string): string {
    const path = join(folder, file);
    if (!before.has(file)) before.set(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    return path;
  }

  function write(file: string, text: string): void {
    const path = remember(file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  return {
    write,

    read: (file: string) => readFileSync(join(folder, file), 'utf8'),

    /**
     * Replaces the first occurrence of a text.
     *
     * @throws {Error} when the file does not have it: the recipe would change nothing
     */
    replace(file: string, text: string | RegExp, by: string): void {
      const source = readFileSync(join(folder, file), 'utf8');
      const changed = source.replace(text, () => by);
      if (changed === source) throw new Error(`${file} does not have ${String(text)}`);
      write(file, changed);
    },

    remove(file: string): void {
      rmSync(remember(file));
    },

    /** The files that were touched since the last reset. */
    touched: () => [...before.keys()],

    /** Puts every touched file back. */
    reset(): void {
      for (const [file, text] of before) {
        const path = join(folder, file);
        if (text === undefined) rmSync(path);
        else writeFileSync(path, text);
      }
      before.clear();
    },
  };
}

export type Project = ReturnType<typeof openProject>;
