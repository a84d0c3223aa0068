import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { medianOf } from '../bench/load';
import { finishExport } from './finish-export';
import { optimizers, type Without } from './optimizers';
import { filesIn } from '../../lib/files';

/** The bytes of the median page, and of the typefaces that it loads. */
async function measure(exported: string, without: Without): Promise<{ page: number; typefaces: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
  await finishExport(exported, folder, { compression: 'quick', without });
  const read = (ending: string) =>
    filesIn(folder).flatMap((file) => (file.endsWith(ending) ? readFileSync(join(folder, file)) : []));
  const result = {
    page: medianOf(read('.html').map((html) => brotliCompressSync(html).length)),
    typefaces: Buffer.concat(read('.woff2')).length,
  };
  rmSync(folder, { recursive: true });
  return result;
}

/**
 * Prints what each optimizer earns: how many bytes more the median page and its typefaces have without it, compressed.
 *
 * @param exported Next's export
 */
export async function printSizes(exported: string): Promise<void> {
  const all = await measure(exported, new Set());
  const rows = [];
  for (const optimizer of optimizers) {
    const { page, typefaces } = await measure(exported, new Set([optimizer]));
    rows.push({ without: optimizer, page: page - all.page, typefaces: typefaces - all.typefaces });
  }
  console.table([{ without: 'nothing, in all', ...all }, ...rows]);
}
