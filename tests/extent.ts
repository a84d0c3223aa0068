/**
 * Whether every test runs, as in `npm run test:all`. `npm test` has to end within 15 minutes on two cores, so there each
 * behavior is tested once and each condition on a sample of pages.
 */
export const testsAll = process.env.TEST_ALL === '1';

const tag = '@repeated';

type Details = { tag: string | string[] };

/**
 * Details of a test that repeats another one, on another page, in another window or with another answer, unless it is in the
 * sample that `npm test` runs.
 *
 * @param details what else Playwright has to know of the test
 */
export function repeatedUnless<Others extends Details>(isInSample: boolean, details?: Others) {
  return { ...details, tag: [details?.tag ?? [], isInSample ? [] : tag].flat() };
}

/** Details of a test that only `npm run test:all` runs. */
export const repeated = repeatedUnless(false);

/** What Playwright leaves out: tests with these tags, and in `npm test` also those that repeat others. */
export const leaveOut = (...tags: readonly string[]): RegExp[] =>
  [...tags, ...(testsAll ? [] : [tag])].map((one) => new RegExp(one));
