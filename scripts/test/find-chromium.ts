import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian-packages';
import { pathOf } from './path-of';

const hasApt = existsSync('/usr/bin/apt-get');
const shellName = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Without network access a download may hang instead of failing. */
const installTimeoutMs = 5 * 60_000;

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const fromSystem = () => systemNames.map(pathOf).find((path) => path !== undefined);

/**
 * Finds a Chromium: Playwright's, then the system's. Otherwise installs Playwright's or the Debian package.
 *
 * @throws {Error} if there is none. The message says what to install.
 */
export function findChromium(): string {
  let path = fromPlaywright() ?? fromSystem();
  if (path) return path;
  console.log('No Chromium found. Installing Playwright’s.');
  const args = ['playwright', 'install', '--with-deps', 'chromium'];
  spawnSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: installTimeoutMs });
  path = fromPlaywright();
  if (path) return path;
  console.log('Playwright’s could not be installed. Installing the Debian package.');
  if (hasApt) installDebianPackages('chromium', shellName);
  path = fromSystem();
  if (path) return path;
  throw new Error(
    'No Chromium found and none could be installed. Run `npx playwright install --with-deps chromium`, or install your system’s chromium package.',
  );
}

/**
 * Finds Chromium without its window system, which needs a third of the processor time.
 *
 * @returns a path, or `undefined` for the one that Playwright has and chooses by itself
 */
function findHeadlessShell(full: string): string | undefined {
  if (full === fromPlaywright()) return undefined;
  let path = pathOf(shellName);
  if (!path && hasApt) {
    console.log(`Installing the Debian package ${shellName}.`);
    installDebianPackages(shellName);
    path = pathOf(shellName);
  }
  return path ?? full;
}

/**
 * The environment of Playwright's test runner. `CHROMIUM_PATH` runs the tests. `FULL_CHROMIUM_PATH` runs those that need
 * what the headless shell lacks, such as the back/forward cache.
 *
 * @throws {Error} if there is no Chromium
 */
export function browserEnvironment(): NodeJS.ProcessEnv {
  const full = findChromium();
  const shell = findHeadlessShell(full);
  console.log(`Testing with ${chromiumVersion(full)} (${shell ?? 'Playwright’s headless shell'})`);
  return { ...process.env, CHROMIUM_PATH: shell, FULL_CHROMIUM_PATH: full, NO_UPDATE_CHECK: '1' };
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
