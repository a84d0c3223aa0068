import { checkContent } from '../lib/content/check';

/**
 * Loads all content and holds it together: what one file says about another. Exits with 1 and one line per mistake.
 * Called by `npm run dev`, `npm run check:content` and the build.
 */
const mistakes = await checkContent();
if (mistakes.length === 0) console.log('Content is in order.');
else {
  console.error(mistakes.join('\n'));
  process.exitCode = 1;
}
