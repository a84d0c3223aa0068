import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian-packages';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Milliseconds. A closed network can leave a download hanging instead of failing. */
const installLimitMs = 5 * 60_000;

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function fromSystem(): string | undefined {
  for (const name of systemNames) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

function installFromPlaywright(): void {
  const args = ['playwright', 'install', '--with-deps', 'chromium'];
  spawnSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: installLimitMs });
}

/**
 * The path of a Chromium: Playwright's own, then the system's, then a fresh Playwright download, then Debian's package.
 *
 * @throws {Error} that says what to install, when none can be had
 */
export function findChromium(): string {
  let path = fromPlaywright() ?? fromSystem();
  if (path) return path;
  console.log('No Chromium yet: installing Playwright’s.');
  installFromPlaywright();
  path = fromPlaywright();
  if (path) return path;
  console.log('Still none: installing Debian’s package.');
  if (existsSync('/usr/bin/apt-get')) installDebianPackages('chromium');
  path = fromSystem();
  if (path) return path;
  throw new Error(
    'No Chromium found and none could be installed. Run `npx playwright install --with-deps chromium`, or install the package chromium of your system.',
  );
}

/** Switches for a Chromium that runs in a container, as root, and on a machine without internet. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A line for logs: which Chromium it is. */
export function chromiumVersion(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
