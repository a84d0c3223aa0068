import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { toPage } from '../scripts/report/page';

/** EDITING.md for the browser. `## Change a link` has the id `change-a-link`, to which the panel leads. */
export function guidePage(): string {
  const html = marked.parse(readFileSync('EDITING.md', 'utf8'), { async: false });
  const withIds = html.replaceAll(
    /<h(\d)>(.*?)<\/h\1>/g,
    (_, level, words: string) => `<h${level} id="${words.toLowerCase().replaceAll(/\W+/g, '-')}">${words}</h${level}>`,
  );
  return toPage('The guide', withIds);
}
