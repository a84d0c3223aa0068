import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

function copyFiles(prefix: string): string {
  const copy = mkdtempSync(join(tmpdir(), prefix));
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const name of names.split('\0').filter((one) => one !== '' && existsSync(one))) cpSync(name, join(copy, name));
  return copy;
}

/** Copies what git has, or would take, to a temporary folder that the caller removes. Enough but for a build. */
export function copyTracked(prefix: string): string {
  const copy = copyFiles(prefix);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** Gives a copy hard links to node_modules, because Turbopack follows no link out of the project. */
export function linkModules(copy: string): void {
  const modules = join(copy, 'node_modules');
  // Between file systems there are no hard links.
  if (spawnSync('cp', ['-al', 'node_modules', modules], { stdio: 'ignore' }).status !== 0) {
    rmSync(modules, { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', modules]);
  }
}

/** Copies the project to a temporary folder that the caller removes, to build it there. */
export function copyProject(prefix: string): string {
  const copy = copyFiles(prefix);
  linkModules(copy);
  return copy;
}
