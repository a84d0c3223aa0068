/** A build step found unexpected input. The build prints only the message. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Stops the build for a host that takes only so many of something. Other hosts are built.
 *
 * @throws {BuildError} if more is found than the host takes
 */
export function expectAtMost(host: string, what: string, found: number, limit: number): void {
  if (found > limit) throw new BuildError(`${host}: found ${found} ${what}, expected at most ${limit}`);
}

/**
 * Stops the build if a step finds too few or too many of what it looks for.
 *
 * @param where the file that was searched
 * @throws {BuildError}
 */
export function expectCount(step: string, where: string, what: string, found: number, expected: number | 'some'): void {
  const isExpected = expected === 'some' ? found > 0 : found === expected;
  if (isExpected) return;
  throw new BuildError(`${step}: looked for ${what} in ${where}, found ${found}, expected ${expected}`);
}
