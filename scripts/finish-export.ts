import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { redirects } from '../content/redirects';
import { withPolicy } from '../deploy/policy';
import { compressExport } from './compress';
import { inlineStyles } from './inline-styles';
import { redirectPage } from './redirect-page';
import { startAfterPaint } from './start-after-paint';
import { writeHostFiles } from './write-host-files';

function htmlFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
}

function changePages(folder: string, change: (html: string) => string): void {
  for (const path of htmlFiles(folder)) writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/**
 * The steps between what `next build` exports and what is served. Each changes files in place. They run as a program of
 * their own (scripts/build.ts starts it), because the policy reads destinations, which depend on `STAND_IN`.
 *
 * The order matters: a page's policy lists the hashes of its scripts and styles, so nothing may change a page after it;
 * compressed copies come last of all.
 */
async function finishExport(folder: string): Promise<void> {
  // Next exports its internal not-found route beside 404.html; nothing links to it and it would be a second 404 page.
  for (const leftover of readdirSync(folder).filter((name) => name.startsWith('_not-found'))) {
    rmSync(join(folder, leftover), { recursive: true });
  }
  changePages(folder, (html) => startAfterPaint(inlineStyles(html, folder)));
  for (const redirect of redirects) {
    const path = join(folder, `${redirect.from}.html`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, redirectPage(redirect));
  }
  changePages(folder, withPolicy);
  writeHostFiles(folder);
  await compressExport(folder, process.env.STAND_IN === '1' ? 'quick' : 'best');
}

await finishExport(process.env.EXPORT_FOLDER ?? 'out');
