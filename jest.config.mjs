import nextJest from 'next/jest.js';

/** Playwright runs tests/site. Tests that need Node instead of jsdom start with a `@jest-environment node` comment. */
const config = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // The default leaves one processor idle, and many tests wait for a program that they have started.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});

/** `entities`, which node-html-parser requires, is only available as an ES module. Node supports that, jest does not. */
export default async () => ({
  ...(await config()),
  transformIgnorePatterns: ['/node_modules/(?!entities/)'],
});
