/**
 * The middle value, or the mean of the two in the middle.
 *
 * @throws {Error} when there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('A median needs at least one value');
  return (lower + upper) / 2;
}

/** How many times the base a value is; null when either is missing, or the base is 0. */
export function ratio(value: number | null, base: number | null): number | null {
  return value === null || base === null || base === 0 ? null : value / base;
}
