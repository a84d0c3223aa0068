/** A step of the build found something else than it was written for. Its message is all that the build prints. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Stops the build when a step finds other markup than it expects, as a new release of the framework may bring it.
 *
 * @param step the step's name
 * @param where the file in which it looked
 * @param what what it looked for
 */
export function expectPlaces(
  step: string,
  where: string,
  what: string,
  found: number,
  expected: number | 'some',
): void {
  const met = expected === 'some' ? found > 0 : found === expected;
  if (met) return;
  throw new BuildError(`${step}: looked for ${what} in ${where}, found ${found}, expected ${expected}`);
}
