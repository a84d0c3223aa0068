import { checkContent } from '../lib/content/check';
import { withLineNumbers } from '../lib/content/mistake-lines';

/**
 * Validates all content, including references between files. Exits with 1 and prints one line per mistake. Runs as part
 * of `npm run check:content` and the build, and after each change in the preview.
 */
const mistakes = await checkContent();
if (mistakes.length === 0) console.log('Content is in order.');
else {
  console.error(withLineNumbers(mistakes).join('\n'));
  process.exitCode = 1;
}
