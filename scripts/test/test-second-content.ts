import { testWithContent } from './test-with-content';

/**
 * Part of `npm run test:all`: builds a copy of the project with the second set of content (tests/second-content/) and
 * runs the tests on it that hold pages to content. None of them may have to change for another brand, other prices, people
 * or addresses. Arguments go to Playwright.
 */
const secondContent = { module: 'tests/second-content/second-content', name: 'secondContent' };
process.exitCode = testWithContent(secondContent, 'playwright.second-content.config.ts');
