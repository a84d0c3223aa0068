import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Where the first of these programs is, if one is installed. */
const installed = (...names: string[]) =>
  names
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }))
    .find(({ status }) => status === 0)
    ?.stdout.trim();

/** Playwright's own, where somebody has installed it. */
function ofPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** WebKitGTK's own small browser. Debian keeps it beside the library, in a folder named after the processor. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => ['.', ...readdirSync(folder)].map((name) => join(folder, name)))
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((library) => join(folder, library, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

type Program = { find: () => string | undefined; packages: readonly string[] };

/** The programs that tests run: where they are, and the Debian packages that have them. */
const programs = {
  chromium: {
    find: () => ofPlaywright() ?? installed('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
    packages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
  },
  firefox: { find: () => installed('firefox-esr', 'firefox'), packages: ['firefox-esr'] },
  MiniBrowser: { find: miniBrowser, packages: ['webkit2gtk-driver'] },
  WebKitWebDriver: { find: () => installed('WebKitWebDriver'), packages: ['webkit2gtk-driver'] },
  /** An X server without a screen, because that browser needs a window. */
  Xvfb: { find: () => installed('Xvfb'), packages: ['xvfb'] },
  nginx: { find: () => installed('nginx'), packages: ['nginx-light', 'libnginx-mod-http-brotli-static'] },
  caddy: { find: () => installed('caddy'), packages: ['caddy'] },
  openssl: { find: () => installed('openssl'), packages: ['openssl'] },
} satisfies Record<string, Program>;
type ProgramName = keyof typeof programs;
export const programNames = Object.keys(programs) as ProgramName[];

/** Installs Debian packages, as root or with sudo. It reports no failures: the caller looks for what it needs. */
function install(packages: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  // Another process may be installing packages: a machine that has just started often does.
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  for (const step of [
    // An installation that was interrupted (Ctrl+C, a closed machine) blocks every later one until it is finished.
    ['dpkg', '--configure', '-a'],
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', ...options, ...packages],
  ]) {
    const [command = '', ...args] = [...asRoot, ...step];
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Without network access a download may hang instead of failing.
      timeout: 5 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/**
 * Finds programs on this machine, and installs the Debian packages of those that it does not have.
 *
 * @returns their paths
 * @throws {Error} if one is not there then either. The message says what to install.
 */
export function findPrograms<Name extends ProgramName>(...names: readonly Name[]): Record<Name, string> {
  const find = () => Object.fromEntries(names.map((name) => [name, programs[name].find()]));
  const missingIn = (found: Record<string, unknown>) => names.filter((name) => found[name] === undefined);
  const packagesOf = (some: readonly Name[]) => [...new Set(some.flatMap((name) => programs[name].packages))];
  let found = find();
  const packages = packagesOf(missingIn(found));
  if (packages.length > 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing the Debian packages ${packages.join(', ')}.`);
    install(packages);
    found = find();
  }
  const missing = missingIn(found);
  if (missing.length === 0) return found as Record<Name, string>;
  const orPlaywright = missing.some((name) => name === 'chromium') ? ', or run `npx playwright install chromium`' : '';
  throw new Error(
    `Found no ${missing.join(', ')}, and could not install it. Install ${packagesOf(missing).join(', ')}${orPlaywright}.`,
  );
}

/** Runs before the workers of the hosts' tests start, because two of them cannot install packages at the same time. */
export default function findServers(): void {
  if (process.env.LIVE_ORIGIN === undefined) findPrograms('chromium', 'nginx', 'caddy', 'openssl');
  else findPrograms('chromium');
}

/**
 * The environment of Playwright's test runner. `CHROMIUM_PATH` runs the tests: without a window system, where there is such a
 * Chromium, it needs a third of the processor time. `FULL_CHROMIUM_PATH` runs those that need what it lacks, such as the
 * back/forward cache.
 *
 * @throws {Error} if there is no Chromium
 */
export function browserEnvironment(): NodeJS.ProcessEnv {
  const { chromium: full } = findPrograms('chromium');
  // Playwright chooses between its own by itself.
  const shell = full === ofPlaywright() ? undefined : (installed('chromium-headless-shell') ?? full);
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
