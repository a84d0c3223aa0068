import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copy-project';
import { runIn } from './run-in';

/**
 * `npm run test:second-content`: builds a copy of the project with the second set of content (tests/second-content/) and
 * runs the tests on it that hold pages to content. None of them may have to change for another brand, other prices, people
 * or addresses. Arguments go to Playwright.
 */
const loader = 'lib/content/load.ts';
const prepared = 'const prepared = prepare(data);';

function exchangeContent(copy: string): void {
  const file = join(copy, loader);
  const source = readFileSync(file, 'utf8');
  if (source.split(prepared).length !== 2) throw new Error(`${loader} reads content at another place than expected`);
  const second = "import { secondContent } from '../../tests/second-content/second-content';\n";
  writeFileSync(
    file,
    second + source.replace(prepared, 'const prepared = secondContent(file, kinds[kind], Object(prepare(data)));'),
  );
}

// Another stand-in may be running, with this project's own content.
process.env.PROVIDER_PORT ??= '3908';

const copy = copyProject('second-content-');
try {
  exchangeContent(copy);
  process.exitCode =
    runIn(copy, 'tsx', 'scripts/build.ts', '--stand-in') ||
    runIn(copy, 'playwright', 'test', '--config', 'playwright.second-content.config.ts', ...process.argv.slice(2));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
