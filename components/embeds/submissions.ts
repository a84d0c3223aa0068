/** How long after its document starts a form may replay the contact that it remembers. */
const replayWindowMs = 5_000;

/** A limit on remembered ids, far more than a frame normally sends. */
const maxKnownIds = 100;

/**
 * Tells a visitor's submissions apart from the remembered contact that a form sends on every load. Times are the
 * messages' timestamps, in milliseconds.
 */
export function createSubmissionTracker() {
  const known = new Set<string>();
  let startedAtMs = Number.NEGATIVE_INFINITY;
  let isFirst = false;

  return {
    /** The frame has started a new document. */
    start(timeMs: number): void {
      startedAtMs = timeMs;
      isFirst = true;
    },
    /** Whether the visitor submitted this contact. */
    isSubmission(contactId: string, { timeMs, touched }: { timeMs: number; touched: boolean }): boolean {
      const isReplay = isFirst && timeMs - startedAtMs < replayWindowMs;
      isFirst = false;
      if (touched && !isReplay && !known.has(contactId)) return true;
      if (known.size < maxKnownIds) known.add(contactId);
      return false;
    },
  };
}
