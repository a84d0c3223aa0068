/**
 * The middle value, or the mean of the two in the middle.
 *
 * @throws {Error} if there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('A median needs at least one value');
  return (lower + upper) / 2;
}

/** The ratio of a value to a base. null if either is missing or the base is 0. */
export function ratio(value: number | null, base: number | null): number | null {
  return value === null || base === null || base === 0 ? null : value / base;
}
