import { checkContent, type Mistake } from '../../scripts/check/index';

/**
 * A process that checks content, also as it would be with other texts. It reads facts, which sentences name, once: it is started
 * anew when they have changed.
 */
export type Question = { id: number; texts: Record<string, string> };
export type Answer = { id: number; mistakes: Mistake[] };

/** The check itself has failed, which is told like a mistake. */
const failure = (error: unknown): Mistake => ({
  file: 'content',
  path: [],
  code: 'check',
  found: '',
  expected: `content that can be checked (${error instanceof Error ? error.message : String(error)})`,
});

process.on('message', ({ id, texts }: Question) => {
  void checkContent(new Map(Object.entries(texts)))
    .catch((error: unknown) => [failure(error)])
    // Whoever has asked may have ended meanwhile.
    .then((mistakes) => process.connected && process.send?.({ id, mistakes } satisfies Answer));
});
process.on('disconnect', () => process.exit());
