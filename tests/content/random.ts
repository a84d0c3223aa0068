import { nat, noBias, sample } from 'fast-check';

const count = 50_000;

/**
 * Picks entries at random, and the same ones for the same seed, so that a failure can be repeated.
 *
 * @returns a function that picks one entry of a list
 */
export function picker(seed: number) {
  const numbers = sample(noBias(nat()), { seed, numRuns: count });
  let used = 0;
  return <Entry>(entries: readonly Entry[]): Entry => {
    const number = numbers[used % count] ?? 0;
    used += 1;
    const entry = entries[number % entries.length];
    if (entry === undefined) throw new Error('there is nothing to pick from');
    return entry;
  };
}
