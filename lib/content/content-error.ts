/** One or more mistakes in content. Thrown while content loads, so that nothing is built from it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** @param mistakes one line each: file, field, what was found, what is expected */
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
  }
}
