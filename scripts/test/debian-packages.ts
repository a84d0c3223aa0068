import { spawnSync } from 'node:child_process';

/** Another process may be installing packages: a machine that has just started often does. */
const lockTimeoutSeconds = 120;

/** Without network access a download may hang instead of failing. */
const stepTimeoutMs = 5 * 60_000;

let isUpdated = false;

/**
 * Installs Debian packages, as root or with sudo. It does not report failures: callers must check for what they need.
 *
 * @param packages options of `apt-get install`, followed by package names
 */
export function installDebianPackages(...packages: string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const update = isUpdated ? [] : [['apt-get', 'update', '-qq']];
  isUpdated = true;
  for (const step of [
    // An installation that was interrupted (Ctrl+C, a closed machine) blocks every later one until it is finished.
    ['dpkg', '--configure', '-a'],
    ...update,
    ['apt-get', 'install', '-y', '-qq', '-o', `DPkg::Lock::Timeout=${lockTimeoutSeconds}`, ...packages],
  ]) {
    const [command = '', ...args] = [...asRoot, ...step];
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: stepTimeoutMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/**
 * Finds a program on this machine. Otherwise installs Debian packages and looks again.
 *
 * @throws {Error} if it is not there then either. The message says what to install.
 */
export function findOrInstall<Found>(what: string, find: () => Found | undefined, ...packages: string[]): Found {
  const found = find();
  if (found) return found;
  console.log(`No ${what} found. Installing the Debian packages ${packages.join(', ')}.`);
  installDebianPackages('--no-install-recommends', ...packages);
  const installed = find();
  if (!installed) throw new Error(`No ${what} found and none could be installed. Install ${packages.join(', ')}.`);
  return installed;
}
