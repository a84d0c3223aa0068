import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
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

  return {
    ...project,
    folder,

    /** What `npm run check:content` runs. */
    check: () => start('scripts/check-content.ts'),

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
