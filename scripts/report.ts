import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from './build/build-error';
import { compareExports } from './report/compare';
import { chooseBase, editedFiles } from './report/git';
import { toHtml } from './report/html';
import { toMarkdown } from './report/markdown';
import { takePictures } from './report/pictures';
import { summaryOf, type Report } from './report/report';
import { checkOut, exportTree } from './report/trees';

/**
 * `npm run report`: shows what a change does to the site before it is public. Builds the working tree and an earlier commit,
 * compares both exports and writes `report/report.html`, with pictures beside it, and `report/report.md`.
 * `npm run report -- v1.2` names the commit; scripts/report/git.ts says which one it is otherwise.
 */
const folder = 'report';

async function report(asked: string | undefined): Promise<Report> {
  const base = chooseBase(asked);
  const edited = editedFiles(base);
  console.log(`Building ${base.name} (${base.commit.slice(0, 7)}) and the working tree …`);
  const { folder: earlier, remove } = checkOut(base);
  try {
    const before = exportTree(earlier);
    const after = exportTree('.');
    const comparison = compareExports(before, after);
    console.log(`Taking pictures of ${comparison.pages.length} pages …`);
    const pictures = await takePictures(before, after, comparison.pages, folder);
    return { ...comparison, base, edited, pictures };
  } finally {
    remove();
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const [asked] = process.argv.slice(2);
try {
  const found = await report(asked);
  writeFileSync(join(folder, 'report.html'), toHtml(found));
  writeFileSync(join(folder, 'report.md'), toMarkdown(found));
  console.log(`${summaryOf(found)}.\nWritten to ${folder}/report.html and ${folder}/report.md`);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
