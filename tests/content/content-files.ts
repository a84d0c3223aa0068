/** Every content file with its kind: what an editor's mistakes are tried out on. */
import { fileNames, readFile } from '@/lib/content/files';
import { kindOf, type Kind } from '@/lib/content/kinds';

export type ContentFile = { file: string; kind: Kind; data: object };

function contentFileOf(name: string): ContentFile {
  const kind = kindOf(name);
  const data = readFile(name);
  if (!kind || typeof data !== 'object' || data === null) throw new Error(`content/${name}.ts is of no kind`);
  return { file: `content/${name}.ts`, kind, data };
}

export const contentFiles: readonly ContentFile[] = fileNames.map(contentFileOf);

/** @throws {Error} for a file that is not there, so that a misspelt test fails */
export function contentFile(file: string): ContentFile {
  const found = contentFiles.find((candidate) => candidate.file === file);
  if (!found) throw new Error(`no content file ${file}`);
  return found;
}
