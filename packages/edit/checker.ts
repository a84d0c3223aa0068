import { checkContent } from './site';

/**
 * A process that checks content, also as it would be with other texts. It reads facts, which sentences name, once: it is started
 * anew when they have changed.
 */
async function answer(texts: Record<string, string>): Promise<void> {
  const mistakes = await checkContent(new Map(Object.entries(texts)));
  // Whoever has asked may have ended meanwhile, which is no error.
  process.send?.(mistakes, undefined, undefined, () => undefined);
}

/** One after the other, so that each answer is that to the oldest question. */
let turn = Promise.resolve();
process.on('message', (texts: Record<string, string>) => {
  turn = turn.then(() => answer(texts));
});
process.on('disconnect', () => process.exit());
