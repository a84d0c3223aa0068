import { rmSync } from 'node:fs';
import { openProject } from '../../tests/recipes/project';
import { recipes } from '../../tests/recipes/recipes';
import { copyProject } from './copy-project';
import { runIn } from './run-in';

/**
 * Part of `npm run test:all`: follows every recipe of CONTRIBUTING.md while a preview runs, which has to keep answering. Then it
 * follows all of them in one copy of the project, builds it, checks its types and runs the tests on it that compare pages
 * with content. No test may have to change. Arguments go to Playwright.
 */
const copy = copyProject('recipes-');
try {
  const project = openProject(copy);
  for (const { apply } of recipes) await apply(project);
  process.exitCode =
    runIn(process.cwd(), 'playwright', 'test', '--config', 'playwright.preview.config.ts') ||
    runIn(copy, 'tsx', 'scripts/build.ts', '--stand-in') ||
    runIn(copy, 'tsc', '--noEmit') ||
    runIn(copy, 'playwright', 'test', '--config', 'playwright.recipes.config.ts', ...process.argv.slice(2));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
