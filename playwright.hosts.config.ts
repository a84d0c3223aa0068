import { defineConfig, type Project } from '@playwright/test';
import { localHosts } from './tests/hosts/hosts';
import type { HostOptions } from './tests/hosts/test';

/** The deployed site (`npm run check:live`), or undefined. */
const liveOrigin = process.env.LIVE_ORIGIN;

// Tests import addresses from content. They must match the site under test.
if (liveOrigin === undefined) process.env.STAND_IN = '1';

const everyHost = ['contract.spec.ts'];

/** Tests of what is the same on all hosts, or needs a certificate, run on one. */
const specsOf: Record<string, string[]> = {
  cloudflare: [...everyHost, 'cloudflare.spec.ts'],
  'nginx with a certificate': [...everyHost, 'pages.spec.ts', 'https.spec.ts', 'visit.spec.ts'],
};

const local = Object.keys(localHosts).map((host) => ({
  name: host,
  use: { host: host as keyof typeof localHosts },
  testMatch: specsOf[host] ?? everyHost,
  grepInvert: /@live/,
}));

const live: Project<object, HostOptions>[] = [
  { name: 'certificate', grep: /@certificate/ },
  {
    name: 'live',
    dependencies: ['certificate'],
    testIgnore: 'cloudflare.spec.ts',
    grepInvert: /@certificate|@export/,
    timeout: 120_000,
  },
];

/** One suite for the export on every host of this machine, and for the deployed site. */
export default defineConfig<object, HostOptions>({
  testDir: 'tests/hosts',
  globalSetup: './tests/hosts/install-programs.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'list',
  projects: liveOrigin === undefined ? local : live,
});
