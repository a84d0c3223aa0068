import { checkContent } from '../lib/content/check';
import { readFile } from '../lib/content/files';
import { valueAt } from '../lib/content/mistake';
import { isOver } from '../lib/content/notice';
import { withLineNumbers } from '../lib/content/mistake-lines';

/**
 * Validates all content, including references between files. Exits with 1 and prints one line per mistake. Runs as part
 * of `npm run check:content` and the build, and after each change in the preview.
 */
const mistakes = await checkContent();
if (mistakes.length === 0) {
  console.log('Content is in order.');
  const notice = valueAt(readFile('pages/home'), ['notice', 'until']);
  if (typeof notice === 'string' && isOver({ until: notice })) {
    console.log(`The notice of content/pages/home.ts is not shown any more: its last day was ${notice}. Remove it.`);
  }
} else {
  console.error(withLineNumbers(mistakes).join('\n'));
  process.exitCode = 1;
}
