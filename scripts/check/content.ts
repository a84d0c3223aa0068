import { checkContent } from './check';
import { inLines } from './source';

/**
 * `npm run check:content`: validates all content, including references between files. Exits with 1 and prints one line per
 * mistake. The build begins with it.
 */
const mistakes = await checkContent();
if (mistakes.length === 0) {
  console.log('Content is in order.');
} else {
  console.error(inLines(mistakes).join('\n'));
  process.exitCode = 1;
}
