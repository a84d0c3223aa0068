import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePage, type Page } from '@/scripts/build/pages';

/** A minimal page for tests of build steps. Its file does not exist. */
export function smallPage({ head = '', body = '' } = {}): Page {
  return parsePage('/small', 'small.html', `<!doctype html><html><head>${head}</head><body>${body}</body></html>`);
}

/** A new folder, which is there until the tests of a file have run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
