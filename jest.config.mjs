import nextJest from 'next/jest.js';

/** tests/site belongs to Playwright. Tests of content and scripts say `@jest-environment node` in their first comment. */
const config = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  testMatch: ['content', 'components', 'recipes', 'scripts'].map(
    (part) => `<rootDir>/tests/${part}/**/*.test.{ts,tsx}`,
  ),
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});

/** node-html-parser requires `entities`, which is an ES module alone: Node allows that and jest does not. */
export default async () => ({ ...(await config()), transformIgnorePatterns: ['/node_modules/(?!entities/)'] });
