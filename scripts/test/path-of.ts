import { spawnSync } from 'node:child_process';

/** The path of an installed program, if there is one. */
export function pathOf(name: string): string | undefined {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
