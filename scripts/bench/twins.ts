import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bestBrotli, bestGzip } from './compression';
import { htmlFiles } from './pages';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const linkElement = /<link\b[^>]*>/gi;

/** Structured data, which browsers do not execute. */
const isData = (attributes: string) => /\btype=["']?application\/ld\+json/i.test(attributes);

const loadsScript = (link: string) =>
  /\brel=["']?modulepreload/i.test(link) || (/\brel=["']?preload/i.test(link) && /\bas=["']?script/i.test(link));

/** Removes all scripts and script preloads from a page. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(scriptElement, (element, attributes: string) => (isData(attributes) ? element : ''))
    .replaceAll(linkElement, (link) => (loadsScript(link) ? '' : link));
}

/** The sources of a page's inline scripts, except structured data. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => !isData(attributes) && !/\bsrc=/i.test(attributes))
    .map(([, , source = '']) => source);
}

/**
 * Writes a script-free twin of an export into a temporary folder. Its pages are compressed at the highest level, so
 * that sizes are comparable with those of the export. All other files are copies.
 *
 * @returns the folder. The caller must remove it.
 */
export async function writeTwins(folder: string): Promise<string> {
  const twins = mkdtempSync(join(tmpdir(), 'bench-twins-'));
  cpSync(folder, twins, { recursive: true, filter: (source) => !/\.html(?:\.gz|\.br)?$/.test(source) });
  await Promise.all(
    htmlFiles(folder).map(async (name) => {
      const content = Buffer.from(withoutScripts(readFileSync(join(folder, name), 'utf8')));
      const path = join(twins, name);
      await writeFile(path, content);
      if (existsSync(join(folder, `${name}.gz`))) await writeFile(`${path}.gz`, await bestGzip(content));
      if (existsSync(join(folder, `${name}.br`))) await writeFile(`${path}.br`, await bestBrotli(content));
    }),
  );
  return twins;
}
