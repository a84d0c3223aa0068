import { defineConfig, type Project } from '@playwright/test';
import type { HostName } from './tests/hosts/hosts';
import type { HostOptions } from './tests/hosts/test';

/** The deployed site (`npm run check:live`), or undefined. */
const liveOrigin = process.env.LIVE_ORIGIN;

// Tests and hosts import addresses from content. They must match the site under test.
if (liveOrigin === undefined) process.env.STAND_IN = '1';
const { localHosts } = await import('./tests/hosts/hosts');

/** What is the same on all hosts, or needs a certificate, is tested on one. */
const withEverySpec: HostName = 'nginx with a certificate';

const local = (Object.keys(localHosts) as HostName[]).map((host): Project<object, HostOptions> => ({
  name: host,
  use: { host },
  testMatch: host === withEverySpec ? '*.spec.ts' : 'contract.spec.ts',
  grepInvert: /@live/,
}));

const live: Project<object, HostOptions>[] = [
  { name: 'certificate', grep: /@certificate/ },
  {
    name: 'live',
    dependencies: ['certificate'],
    grepInvert: /@certificate/,
    timeout: 120_000,
  },
];

/** One suite for the export on every host of this machine, and for the deployed site. */
export default defineConfig<object, HostOptions>({
  testDir: 'tests/hosts',
  globalSetup: './scripts/test/programs.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'list',
  projects: liveOrigin === undefined ? local : live,
});
