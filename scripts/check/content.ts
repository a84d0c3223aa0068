import { isOver } from '../../lib/content/time';
import { checkContent } from './check';
import { inLines } from './lines';

/**
 * `npm run check:content`: validates all content, including references between files. Exits with 1 and prints one line per
 * mistake. The build begins with it.
 */
const mistakes = await checkContent();
if (mistakes.length === 0) {
  console.log('Content is in order.');
  const { load } = await import('../../lib/content');
  const { notice } = load('pages/home');
  if (notice && isOver(notice)) {
    console.log(
      `The notice of content/pages/home.ts is not shown any more: its last day was ${notice.until}. Remove it.`,
    );
  }
} else {
  console.error(inLines(mistakes).join('\n'));
  process.exitCode = 1;
}
