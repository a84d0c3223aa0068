import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordFolder, type Entry } from './table';

/** What the test runs before covered. */
export function readEntries(): Entry[] {
  const files = existsSync(recordFolder) ? readdirSync(recordFolder) : [];
  return files.flatMap((file) => JSON.parse(readFileSync(join(recordFolder, file), 'utf8')) as Entry[]);
}
