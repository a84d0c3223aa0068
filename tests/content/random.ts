/**
 * A random generator that gives the same numbers for the same seed, so that a failure can be repeated (mulberry32).
 *
 * @returns a function that picks one entry of a list
 */
export function picker(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return <Entry>(entries: readonly Entry[]): Entry => {
    const entry = entries[Math.floor(next() * entries.length)];
    if (entry === undefined) throw new Error('there is nothing to pick from');
    return entry;
  };
}
