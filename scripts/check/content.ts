import { checkContent } from './check';
import { inLines } from './source';

/** `npm run check:content`: one line for each mistake in content. The build begins with the same check. */
const mistakes = await checkContent();
if (mistakes.length === 0) {
  console.log('Content is in order.');
} else {
  console.error(inLines(mistakes).join('\n'));
  process.exitCode = 1;
}
