import type { Failure } from './result';

export interface Failures {
  readonly list: readonly Failure[];
  add: (what: string, error: unknown) => void;
  /** Runs a measurement; one that cannot be made is noted under its name and gives null. */
  guard: <Value>(what: string, measure: () => Promise<Value>) => Promise<Value | null>;
}

/** The measurements that could not be made. One of them does not end the others. */
export function createFailures(): Failures {
  const list: Failure[] = [];
  function add(what: string, error: unknown): void {
    list.push({ what, why: error instanceof Error ? error.message : String(error) });
  }
  return {
    list,
    add,
    async guard(what, measure) {
      try {
        return await measure();
      } catch (error) {
        add(what, error);
        return null;
      }
    },
  };
}
