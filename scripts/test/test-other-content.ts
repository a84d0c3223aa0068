import { rmSync } from 'node:fs';
import { copyProject } from './copy-project';
import { runIn } from './run-in';

/**
 * Part of `npm run test:all`: writes other content into a copy of the project (tests/launch/other-content/), builds it, compares its
 * pages with that content, and looks for what does not fit from 320 to 1920 px. No test may have to change. Arguments go to
 * Playwright.
 */
const copy = copyProject('other-content-');
const write = (part: string) => runIn(copy, 'tsx', 'tests/launch/other-content/write-content.ts', part);
process.env.OTHER_CONTENT = '1';
// Another stand-in may be running, with this project's own content.
process.env.PROVIDER_PORT ??= '3908';
try {
  process.exitCode =
    write('facts') ||
    write('pages') ||
    runIn(copy, 'tsx', 'scripts/build.ts', '--stand-in') ||
    runIn(copy, 'playwright', 'test', '--project', 'other-content', ...process.argv.slice(2));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
