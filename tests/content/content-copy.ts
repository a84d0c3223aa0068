import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import * as zod from 'zod';
import { copyTracked } from '@/scripts/test/copy-project';
import { openProject } from '../recipes/project';

/** A copy of the project in a folder of its own, in which files can be changed and the content checked. */
export function makeContentCopy() {
  const folder = copyTracked('content-check-');
  const project = openProject(folder);

  function start(program: string) {
    const tsx = join(folder, 'node_modules/.bin/tsx');
    // Node's own warnings, such as one about colours, are none of the check's lines.
    const env = { ...process.env, NODE_NO_WARNINGS: '1' };
    const { status, stdout, stderr } = spawnSync(tsx, [program], { cwd: folder, env, encoding: 'utf8' });
    return { status, stdout, stderr };
  }

  /**
   * A folder with the content as it is now. Each state needs a new one, because jest reads a file only once. What is as
   * it was is only a link, so that jest compiles it once for all states.
   */
  function currentState(): string {
    const state = mkdtempSync(join(folder, 'state-'));
    const touched = project.touched();
    mkdirSync(join(state, 'content'));
    for (const entry of readdirSync(join(folder, 'content'), { recursive: true, withFileTypes: true })) {
      const from = join(entry.parentPath, entry.name);
      const file = relative(folder, from);
      if (entry.isDirectory()) mkdirSync(join(state, file));
      else (touched.includes(file) ? copyFileSync : symlinkSync)(from, join(state, file));
    }
    for (const other of ['app', 'public']) symlinkSync(join(folder, other), join(state, other));
    return state;
  }

  return {
    ...project,
    folder,

    /** What `npm run check:content` runs. */
    check: () => start('scripts/check-content.ts'),

    /** The lines that `npm run check:content` prints for mistakes, without the seconds that a program needs to start. */
    async mistakes(): Promise<string[]> {
      const before = process.cwd();
      process.chdir(currentState());
      try {
        let lines: string[] = [];
        await jest.isolateModulesAsync(async () => {
          // What reads no content can be shared. esbuild starts a process.
          jest.doMock('esbuild', () => esbuild);
          jest.doMock('zod', () => zod);
          const { checkContent } = await import('@/lib/content/check');
          lines = await checkContent();
        });
        return lines;
      } finally {
        process.chdir(before);
      }
    },

    /** Runs a program that is in a folder of the copy, and returns what it prints. */
    run(source: string) {
      const program = 'scripts/program.ts';
      project.write(program, source);
      const { status, stdout, stderr } = start(program);
      if (status !== 0) throw new Error(stderr);
      return stdout;
    },

    /** Removes the whole copy. */
    dispose() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
