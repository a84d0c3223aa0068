import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contract } from '../../deploy/contract';
import { medianOf } from '../bench/load';
import { finishExport } from './finish-export';
import { optimizers, type Without } from './optimizers';
import { filesIn } from './pages';

/** The bytes of the median page, and of the typefaces that it loads. */
async function measure(exported: string, without: Without): Promise<{ page: number; typefaces: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
  await finishExport(exported, folder, { compression: 'quick', without });
  const files = filesIn(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  const typefaces = files.filter(
    (file) => file.startsWith(contract.caching.hashedFolder.slice(1)) && file.endsWith('.woff2'),
  );
  const read = (file: string) => readFileSync(join(folder, file));
  const result = {
    page: medianOf(pages.map((file) => brotliCompressSync(read(file)).length)),
    typefaces: typefaces.reduce((sum, file) => sum + read(file).length, 0),
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
