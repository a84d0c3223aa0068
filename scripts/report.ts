import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../lib/build-error';
import { compareExports, pagesToShow } from './report/compare';
import { checkOut, chooseBase, editedFiles, exportTree } from './report/git';
import { toMarkdown } from './report/markdown';
import { reportPage } from './report/page';
import { comparePictures } from './report/pictures';

/**
 * `npm run report`: what a change does to the site before it is public. Builds the working tree and an earlier commit,
 * compares both exports, and writes `report/report.md`: words, prices, figures, links, heads and files that differ.
 * `report/index.html` shows the same, with pictures of the pages that look different.
 * `npm run report -- v1.2` names the commit; scripts/report/git.ts says which one it is otherwise.
 */
const folder = 'report';

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
try {
  const base = chooseBase(process.argv[2]);
  console.log(`Building ${base.name} (${base.commit.slice(0, 7)}) and the working tree, two to five minutes …`);
  const { folder: earlier, remove } = checkOut(base);
  try {
    const before = exportTree(earlier);
    const after = exportTree('.');
    const comparison = compareExports(before, after);
    const text = toMarkdown(comparison, base, editedFiles(base));
    writeFileSync(join(folder, 'report.md'), text);
    console.log(text.split('\n', 1)[0]);
    const redrawn = pagesToShow(comparison);
    if (redrawn.length > 0) console.log(`Taking pictures of ${redrawn.length} pages, before and after …`);
    const pairs = redrawn.length > 0 ? await comparePictures(before, after, redrawn, folder) : [];
    writeFileSync(join(folder, 'index.html'), reportPage(text, pairs));
    console.log(`Written to ${folder}/index.html`);
  } finally {
    remove();
  }
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
