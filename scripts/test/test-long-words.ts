import { testWithContent } from './test-with-content';

/**
 * Part of `npm run test:all`: builds a copy of the project with long and foreign words, names and prices
 * (tests/long-words/) and looks for what does not fit on any page from 320 to 1920 px. Arguments go to Playwright.
 */
const longContent = { module: 'tests/long-words/long-content', name: 'longContent' };
process.exitCode = testWithContent(longContent, 'playwright.long-words.config.ts');
