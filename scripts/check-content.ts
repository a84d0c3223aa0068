import { ContentError } from '../content/schemas/load';

/**
 * Loads all content and holds it together: what one file says about another. Exits with 1 and one line per mistake.
 * Called by `npm run dev`, `npm run check:content` and the build.
 */
async function main(): Promise<void> {
  await import('../content');
  const { crossCheck } = await import('../content/cross-check');
  const mistakes = crossCheck();
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

try {
  await main();
  console.log('Content is in order.');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.mistakes.join('\n'));
  process.exitCode = 1;
}
