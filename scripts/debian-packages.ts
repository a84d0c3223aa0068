import { spawnSync } from 'node:child_process';

/** Milliseconds that one step may take. A closed network can leave a download hanging instead of failing. */
const stepLimitMs = 5 * 60_000;

/**
 * Installs packages of Debian, as root or else with sudo. It says nothing when that fails: whoever calls it looks for what
 * it needs afterwards.
 *
 * @param packages their names, after options of `apt-get install`
 */
export function installDebianPackages(...packages: string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: stepLimitMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
