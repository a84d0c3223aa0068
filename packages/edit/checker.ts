import { checkContent } from '../../scripts/check/index';

/**
 * A process that checks content, also as it would be with other texts. It reads facts, which sentences name, once: it is started
 * anew when they have changed.
 */
export type Question = { texts: Record<string, string> } | 'end';

async function answer(question: Question): Promise<void> {
  if (question === 'end') process.exit();
  const mistakes = await checkContent(new Map(Object.entries(question.texts)));
  // Whoever has asked may have ended meanwhile.
  if (process.connected) await new Promise((done) => process.send?.(mistakes, done));
}

/** One after the other, so that each answer is that to the oldest question. */
let turn = Promise.resolve();
process.on('message', (question: Question) => {
  turn = turn.then(() => answer(question));
});
process.on('disconnect', () => process.exit());
