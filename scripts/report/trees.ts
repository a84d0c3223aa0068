import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildError } from '../build/build-error';
import { linkModules } from '../test/copy-project';
import type { Export } from './compare';
import { git, type Base } from './git';

function run(folder: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status === 0) return;
  throw new BuildError(`${command} ${args.join(' ')} failed in ${folder}\n${stdout}${stderr}`.trim());
}

/** The real outside addresses. Those of a stand-in export lack what follows the path. */
function readDestinations(folder: string): unknown {
  const program = "import data from './content/destinations'; console.log(JSON.stringify(data))";
  const { status, stdout } = spawnSync('node_modules/.bin/tsx', ['--eval', program], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? (JSON.parse(stdout) as unknown) : undefined;
}

/**
 * Builds the stand-in export of a folder that holds the project.
 *
 * @throws {BuildError} if the build stops. The message is what it printed.
 */
export function exportTree(folder: string): Export {
  run(folder, 'npm', 'run', '-s', 'build:stand-in');
  return { folder: join(folder, 'out-stand-in'), destinations: readDestinations(folder) };
}

/**
 * Checks a commit out into a temporary folder, with the packages that it needs.
 *
 * @returns the folder and how to remove it
 */
export function checkOut({ commit }: Base): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run('.', 'git', 'worktree', 'add', '--detach', folder, commit);
    const samePackages =
      readFileSync('package-lock.json', 'utf8') === readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (samePackages) linkModules(folder);
    else run(folder, 'npm', 'ci', '--prefer-offline');
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
