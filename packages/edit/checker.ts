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

async function answer({ id, texts }: Question): Promise<void> {
  const mistakes = await checkContent(new Map(Object.entries(texts))).catch((error: unknown) => [failure(error)]);
  // Whoever has asked may have ended meanwhile.
  if (process.connected) process.send?.({ id, mistakes } satisfies Answer);
}

process.on('message', (question: Question) => void answer(question));
process.on('disconnect', () => process.exit());
// That it can be asked.
await answer({ id: 0, texts: {} });
