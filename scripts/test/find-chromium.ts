import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian-packages';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Without network access a download may hang instead of failing. */
const installTimeoutMs = 5 * 60_000;

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
  spawnSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: installTimeoutMs });
}

/**
 * Finds a Chromium: Playwright's, then the system's. Otherwise installs Playwright's or the Debian package.
 *
 * @throws {Error} if there is none. The message says what to install.
 */
export function findChromium(): string {
  let path = fromPlaywright() ?? fromSystem();
  if (path) return path;
  console.log('No Chromium found. Installing Playwright’s.');
  installFromPlaywright();
  path = fromPlaywright();
  if (path) return path;
  console.log('Playwright’s could not be installed. Installing the Debian package.');
  if (existsSync('/usr/bin/apt-get')) installDebianPackages('chromium');
  path = fromSystem();
  if (path) return path;
  throw new Error(
    'No Chromium found and none could be installed. Run `npx playwright install --with-deps chromium`, or install your system’s chromium package.',
  );
}

/** Switches for running Chromium in a container, as root, and without internet access. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser's name and version, for logs. */
export function chromiumVersion(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
