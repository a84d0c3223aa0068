import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** A copy of the project in which files are changed. It remembers which ones. */
export function openProject(folder: string) {
  const before = new Map<string, Buffer | undefined>();

  function remember(file: string): string {
    const path = join(folder, file);
    if (!before.has(file)) before.set(file, existsSync(path) ? readFileSync(path) : undefined);
    return path;
  }

  function write(file: string, text: string | Buffer): void {
    const path = remember(file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /**
   * Changes a file's text.
   *
   * @throws {Error} when nothing has changed: the change would prove nothing
   */
  function edit(file: string, change: (source: string) => string): void {
    const source = readFileSync(join(folder, file), 'utf8');
    const changed = change(source);
    if (changed === source) throw new Error(`nothing has changed in ${file}`);
    write(file, changed);
  }

  return {
    write,
    edit,

    read: (file: string) => readFileSync(join(folder, file), 'utf8'),

    /** Replaces the first occurrence of a text. */
    replace(file: string, text: string | RegExp, by: string): void {
      edit(file, (source) => source.replace(text, () => by));
    },

    remove(file: string): void {
      rmSync(remember(file));
    },

    /**
     * What `npm run new` does.
     *
     * @returns the files that it has written
     * @throws {Error} with what it says when it refuses
     */
    startPage(kind: string, name: string): string[] {
      const tsx = resolve(folder, 'node_modules/.bin/tsx');
      const content = join(folder, 'content');
      const sources = new Map(filesIn(content).map((file) => [`content/${file}`, readFileSync(join(content, file))]));
      const env = { ...process.env, NODE_NO_WARNINGS: '1' };
      const { status, stdout, stderr } = spawnSync(tsx, ['scripts/new.ts', kind, name], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
      const files = stdout.split('\n\n', 1)[0]?.split('\n') ?? [];
      for (const file of files) if (!before.has(file)) before.set(file, sources.get(file));
      return files;
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
