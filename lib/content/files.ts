import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as BundledFiles from './bundled-files';
import type { Files } from './file-list';
import type * as PreviewedFiles from './previewed-files';

/** What Next shows. The live preview reads the folder: in a bundle, a slip in one file would be one of all pages. */
function shown(): Files {
  if (process.env.NODE_ENV === 'production') return (require('./bundled-files') as typeof BundledFiles).bundledFiles;
  return (require('./previewed-files') as typeof PreviewedFiles).previewContent();
}

function onDisk(): Files {
  const folder = join(process.cwd(), 'content');
  const load = createRequire(join(folder, 'index.js'));
  return {
    names: readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => name.slice(0, -3)),
    read: (name) => load(join(folder, `${name}.ts`)),
  };
}

// Next bundles what it runs; scripts and tests read the folder.
const files = globalThis.previewContent ?? (process.env.NEXT_RUNTIME ? shown() : onDisk());

/** The names of all files in `content/`, without their ending, in the order of the alphabet. */
export const fileNames: readonly string[] = files.names.toSorted();

/** What a file says, unchecked: its default export. */
export function readFile(name: string): unknown {
  const found: unknown = files.read(name);
  return typeof found === 'object' && found !== null && 'default' in found ? found.default : undefined;
}

/** `industries/plumbers` → `content/industries/plumbers.ts`, for messages. */
export const pathOf = (name: string) => `content/${name}.ts`;

/** The text of a file, with its comments. */
export const readSource = (name: string): string => readFileSync(join(process.cwd(), pathOf(name)), 'utf8');
