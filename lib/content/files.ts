import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

declare global {
  namespace NodeJS {
    interface Require {
      /** The bundler's: every module of a folder, found when the bundle is made, and again when a file comes or goes. */
      context: (
        folder: string,
        recursive: boolean,
        pattern: RegExp,
      ) => { (key: string): unknown; keys: () => string[] };
    }
  }
}

type Files = { names: readonly string[]; read: (name: string) => unknown };

function bundled(): Files {
  const context = require.context('../../content', true, /\.ts$/);
  return {
    names: context.keys().map((key) => key.replace(/^\.\/|\.ts$/g, '')),
    read: (name) => context(`./${name}.ts`),
  };
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
const files = process.env.NEXT_RUNTIME ? bundled() : onDisk();

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
