import nextJest from 'next/jest.js';

/** tests/site belongs to Playwright. Tests of content and scripts say `@jest-environment node` in their first comment. */
export default nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/content/**/*.test.{ts,tsx}', '<rootDir>/tests/components/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});
