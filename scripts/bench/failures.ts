import type { Failure } from './result';

export interface Failures {
  readonly list: readonly Failure[];
  add: (what: string, error: unknown) => void;
  /** Runs a measurement. If it fails, records the error and returns null. */
  guard: <Value>(what: string, measure: () => Promise<Value>) => Promise<Value | null>;
}

/** Collects failed measurements, so that one failure does not stop the others. */
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
