/**
 * Whether every test runs, as in `npm run test:all`. `npm test` has to end within 15 minutes on two cores, so there each
 * behavior is tested once and each condition on a sample of pages.
 */
export const testsAll = process.env.TEST_ALL === '1';

const tag = '@repeated';

/** Details of a test that repeats another one, on another page, in another window or with another answer. */
export const repeated = { tag: [tag] };

/** The same, unless the test is in the sample that `npm test` runs. */
export const repeatedUnless = (isInSample: boolean): { tag: string[] } => (isInSample ? { tag: [] } : repeated);

/** What Playwright leaves out: tests with these tags, and in `npm test` also those that repeat others. */
export const leaveOut = (...tags: readonly string[]): RegExp[] =>
  [...tags, ...(testsAll ? [] : [tag])].map((one) => new RegExp(one));
