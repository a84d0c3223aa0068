import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyTracked } from '@/scripts/test/copy-project';

/** A copy of the project in a folder of its own, in which files can be changed and the content checked. */
export function makeContentCopy() {
  const folder = copyTracked('content-check-');

  function write(file: string, text: string | Buffer): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  return {
    write,

    remove: (file: string) => rmSync(join(folder, file)),

    /** What `npm run check:content` runs. */
    check() {
      // Node's own warnings, such as one about colors, are none of the check's lines.
      const env = { ...process.env, NODE_NO_WARNINGS: '1' };
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/content.ts'], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    },

    /** Removes the whole copy. */
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
