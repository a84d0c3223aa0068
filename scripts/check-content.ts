import { checkContent } from '../lib/content/check';

/**
 * Validates all content, including references between files. Exits with 1 and prints one line per mistake. Runs as part
 * of `npm run dev`, `npm run check:content` and the build.
 */
const mistakes = await checkContent();
if (mistakes.length === 0) console.log('Content is in order.');
else {
  console.error(mistakes.join('\n'));
  process.exitCode = 1;
}
