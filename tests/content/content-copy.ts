/** A copy of the project's content in a folder of its own, in which files can be broken and checked. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function makeContentCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'));
  for (const name of ['app', 'content', 'lib', 'scripts', 'package.json', 'tsconfig.json']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir');

  function start(program: string) {
    const tsx = join(folder, 'node_modules/.bin/tsx');
    // Node's own warnings, such as one about colours, are none of the check's lines.
    const env = { ...process.env, NODE_NO_WARNINGS: '1' };
    const { status, stdout, stderr } = spawnSync(tsx, [program], { cwd: folder, env, encoding: 'utf8' });
    return { status, stdout, stderr };
  }

  /** Changes a file's text. A change of nothing is a fault of the test: it would prove nothing. */
  function edit(file: string, change: (source: string) => string) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    const changed = change(source);
    if (changed === source) throw new Error(`nothing has changed in ${file}`);
    writeFileSync(path, changed);
  }

  return {
    /** What `npm run check:content` runs. */
    check: () => start('scripts/check-content.ts'),

    /** Runs a program that is in a folder of the copy, and returns what it prints. */
    run(source: string) {
      const program = 'scripts/program.ts';
      writeFileSync(join(folder, program), source);
      const { status, stdout, stderr } = start(program);
      if (status !== 0) throw new Error(stderr);
      return stdout;
    },

    edit,

    /** Puts `by` in the place of `text` in a file. */
    replace(file: string, text: string, by: string) {
      edit(file, (source) => source.replace(text, () => by));
    },

    /** Adds a file that the project does not have. */
    add(file: string, source: string) {
      writeFileSync(join(folder, file), source);
    },

    /** Puts the project's version of a file back, or removes a file that was added. */
    restore(file: string) {
      if (existsSync(file)) cpSync(file, join(folder, file));
      else rmSync(join(folder, file));
    },

    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
