/** A build step found unexpected input. The build prints only the message. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Stops the build for a host that takes only so many of something. Other hosts are built.
 *
 * @param host the host, as a person calls it
 * @param what what there is too much of
 * @throws {BuildError} if more is found than the host takes
 */
export function expectAtMost(host: string, what: string, found: number, limit: number): void {
  if (found > limit) throw new BuildError(`${host}: found ${found} ${what}, expected at most ${limit}`);
}

/**
 * Stops the build if a step finds too few or too many of what a page needs.
 *
 * @param step the step's name
 * @param where the file that was searched
 * @param what what was searched for
 */
export function expectCount(step: string, where: string, what: string, found: number, expected: number | 'some'): void {
  const isExpected = expected === 'some' ? found > 0 : found === expected;
  if (isExpected) return;
  throw new BuildError(`${step}: looked for ${what} in ${where}, found ${found}, expected ${expected}`);
}
