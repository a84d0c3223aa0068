import { defineConfig, devices, type Project } from '@playwright/test';
import { chromiumArguments } from './scripts/test/find-chromium';
import { leaveOut, testsAll } from './tests/extent';
import { controlAddress } from './tests/provider/address';
import type { ModeOptions } from './tests/site/modes';

// Tests import addresses from content. They must match the export under test.
process.env.STAND_IN = '1';

/** Adds Firefox and WebKit, where Playwright's browsers can be installed (the public workflow). */
const allBrowsers = process.env.BROWSERS === 'all';

/** `SITE_PORT` allows two clones to run tests at the same time. scripts/test/serve-site.ts uses it too. */
const origin = `http://localhost:${process.env.SITE_PORT ?? 3000}`;

/** Keeps frames in their page's process: otherwise Playwright's clicks can miss a frame that has just moved. */
const disableSiteIsolation = '--disable-site-isolation-trials';

/**
 * The pages of a test share a process. Otherwise the blank page that each test begins with has one of its own, because the
 * site's pages have a Cross-Origin-Opener-Policy: that is a third of what it costs to load a page.
 */
const oneRendererPerContext = '--renderer-process-limit=1';

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...chromiumArguments, disableSiteIsolation, oneRendererPerContext],
  },
};

/** Tests that involve islands. They also run with the islands' files delayed or blocked (tests/site/modes.ts). */
const interactive = /\/(?:navigation|testimonials|pages|islands|embeds)\.spec\.ts$/;

/** Tests of a browser without JavaScript. It also runs those interactive tests that need none. */
const withoutScripts = /\/without-script\.spec\.ts$/;

/** Repeats them with the islands' files 1.5 s late, and without these files. */
const lateAndNever: Project<ModeOptions>[] = [
  {
    name: 'scripts-late',
    use: { ...chromium, scripts: 'late' },
    testMatch: interactive,
    grepInvert: leaveOut('@once'),
    workers: 1,
  },
  {
    name: 'scripts-never',
    use: { ...chromium, scripts: 'never' },
    testMatch: interactive,
    grepInvert: leaveOut('@once', '@script'),
    workers: 1,
  },
];

export default defineConfig<ModeOptions>({
  testDir: 'tests/site',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Many tests move a pointer or wait, and a busy machine upsets one in a thousand. The report calls such a test flaky.
  retries: process.env.CI ? 1 : 0,
  // Twice as many workers as the usual two cores, because many tests wait for timeouts. Each takes seconds to start.
  workers: 4,
  reporter: 'list',
  // Drawing what moves takes half the time of a load. Tests of motion ask for it.
  use: { baseURL: origin, reducedMotion: 'reduce' },
  projects: [
    // First and one worker each, because projects share none: the many tests of the last one fill up what is left.
    ...(testsAll ? lateAndNever : []),
    {
      name: 'no-script',
      use: { ...chromium, javaScriptEnabled: false },
      testMatch: [interactive, withoutScripts],
      grepInvert: leaveOut('@once', '@script', '@javascript'),
      workers: 1,
    },
    { name: 'chromium', use: chromium, testIgnore: withoutScripts, grepInvert: leaveOut() },
    // `npm run report` compares pictures of two exports (scripts/report/pictures.ts).
    ...(process.env.REPORT_ORIGIN
      ? [
          {
            name: 'report',
            testDir: 'scripts/report',
            snapshotPathTemplate: `${process.env.REPORT_FOLDER}/before/{arg}{ext}`,
            use: { ...chromium, baseURL: process.env.REPORT_ORIGIN },
          },
        ]
      : []),
    ...(allBrowsers
      ? [
          { name: 'firefox', use: devices['Desktop Firefox'], grepInvert: leaveOut() },
          { name: 'webkit', use: devices['Desktop Safari'], grepInvert: leaveOut() },
        ]
      : []),
  ],
  webServer: [
    { command: 'npx tsx scripts/test/serve-site.ts', url: origin, reuseExistingServer: !process.env.CI },
    {
      command: 'npx tsx tests/provider/server.ts',
      url: controlAddress,
      reuseExistingServer: !process.env.CI,
    },
  ],
});
