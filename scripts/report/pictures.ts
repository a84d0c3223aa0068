import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { browserEnvironment } from '../test/find-chromium';
import { serveSite } from '../test/site-server';

const playwright = 'node_modules/@playwright/test/cli.js';

/**
 * Lets Playwright take pictures of pages in the earlier export and compare the later one with them. Its HTML report with
 * the pages that look different is in `pictures/` of the folder.
 *
 * @param paths pages that both exports have
 */
export async function comparePictures(
  before: string,
  after: string,
  paths: readonly string[],
  folder: string,
): Promise<void> {
  const environment = {
    ...browserEnvironment(),
    REPORT_FOLDER: resolve(folder),
    REPORT_PATHS: JSON.stringify(paths),
    PLAYWRIGHT_HTML_OUTPUT_DIR: join(folder, 'pictures'),
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  for (const [site, options] of [
    [before, ['--update-snapshots', '--reporter=line']],
    [after, ['--reporter=html']],
  ] as const) {
    // Without redirects, because what is one now may have been a page.
    const server = await serveSite(site, 0, []);
    const { port } = server.address() as AddressInfo;
    // Not `spawnSync`: the server answers from this process.
    const tests = spawn(process.execPath, [playwright, 'test', '--project=report', ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...environment, REPORT_ORIGIN: `http://localhost:${port}` },
    });
    await once(tests, 'close');
    server.close();
  }
}
