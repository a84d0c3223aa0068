import { join } from 'node:path';
import { writeFile } from '../../lib/files';
import { inlineScriptOf } from '../../scripts/build/inline-script';
import { bundleIslands, renderIslands } from '../../scripts/build/islands';
import { parsePage } from '../../scripts/build/pages';

/* Writes a page with two islands, of which the second is far down, to the folder that is named, as the build makes it. */

const [folder = ''] = process.argv.slice(2);
const island = (price: number) =>
  `<div data-island="visible" data-component="[project]/tests/site/counter.tsx#Counter" data-props='{"price":${price}}'></div>`;
const body = `${island(3)}<div style="height: 9000px"></div>${island(5)}`;
const page = parsePage('/counter', 'counter.html', `<!doctype html><html><head></head><body>${body}</body></html>`);
renderIslands(page, await bundleIslands([page], folder), folder);
page.head.insertAdjacentHTML('beforeend', inlineScriptOf(page));
writeFile(join(folder, page.file), `${page.document}`);
process.exit();
