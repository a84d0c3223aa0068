/** Milliseconds after the start of a form's document in which it hands over the contact that it remembers. */
const handOverMs = 5_000;

/** More contacts than a frame has reason to hand over. */
const maxKnown = 100;

/**
 * Tells what a visitor has sent from what a form hands over by itself, at its first load and whenever it reloads. Times
 * are those of the messages, in milliseconds: messages may be read long after they came.
 */
export function createSubmissions() {
  const known = new Set<string>();
  let startedAt = Number.NEGATIVE_INFINITY;
  let isFirst = false;

  return {
    /** A document of the frame has begun. */
    start(at: number): void {
      startedAt = at;
      isFirst = true;
    },
    /** The beginning of the document was lost, and what it handed over with it. */
    miss(): void {
      isFirst = false;
    },
    /** Whether a contact was sent by the visitor. */
    isSent(submission: string, { at, touched }: { at: number; touched: boolean }): boolean {
      const handedOver = isFirst && at - startedAt < handOverMs;
      isFirst = false;
      if (touched && !handedOver && !known.has(submission)) return true;
      if (known.size < maxKnown) known.add(submission);
      return false;
    },
  };
}
