import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Esbuild from 'esbuild';
import type { PreviewContent } from './file-list';

// The bundler leaves it alone: it loads a program of its own.
const { transformSync } = createRequire(join(process.cwd(), 'index.js'))('esbuild') as typeof Esbuild;

/** The data in the text of a content file. It imports nothing but a type, which is gone when it is read. */
export function dataIn(text: string): unknown {
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs', logLevel: 'silent' });
  const found: { exports: { default?: unknown } } = { exports: {} };
  // These are the project's own files, which the bundler would run as well.
  new Function('module', 'exports', code)(found, found.exports);
  return found.exports.default;
}

const pathOf = (name: string) => `content/${name}.ts`;

/**
 * Content as the live preview shows it, read from the folder at each change. A file that cannot be read stays as it was, or
 * as the last commit has it.
 */
function makePreview(): PreviewContent {
  const read = new Map<string, { stamp: string; data: unknown }>();
  const good = new Map<string, unknown>();

  function lastGood(name: string): unknown {
    if (!good.has(name)) {
      const { status, stdout } = spawnSync('git', ['show', `HEAD:./${pathOf(name)}`], { encoding: 'utf8' });
      good.set(name, status === 0 ? dataIn(stdout) : undefined);
    }
    return good.get(name);
  }

  function readOf(name: string): unknown {
    const stamp = String(statSync(pathOf(name)).mtimeMs);
    const before = read.get(name);
    if (before?.stamp === stamp) return before.data;
    try {
      const data = dataIn(readFileSync(pathOf(name), 'utf8'));
      read.set(name, { stamp, data });
      return data;
    } catch {
      return lastGood(name);
    }
  }

  return {
    get names() {
      return readdirSync('content', { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => name.slice(0, -'.ts'.length).replaceAll('\\', '/'));
    },
    read: (name) => ({ default: readOf(name) }),
    keep: (name, data) => good.set(name, data),
    lastGood,
  };
}

/** The one that a process has, so that it outlives the modules, which run again after each change. */
export const previewContent = () => (globalThis.previewContent ??= makePreview());
