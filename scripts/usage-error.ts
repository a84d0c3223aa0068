/** Invalid arguments, or a missing prerequisite. Shown without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
