import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contract } from '../../deploy/contract';
import { hosts } from '../../deploy/hosts/hosts';
import { foreignPages } from '../../lib/content/public-files';
import { BuildError } from './build-error';

const endingOf = (name: string) => /\.([a-z\d]+)$/i.exec(name)?.[1] ?? '';

/**
 * Every exported kind of file has its content type on every host. Uploads tell capital letters from small ones.
 *
 * @throws {BuildError} one line for each file of another kind
 */
export function expectTypes(folder: string): void {
  const unknown = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !(endingOf(entry.name) in contract.types))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map(
      (name) =>
        `public/${name} › file: found the kind "${endingOf(name)}", expected one of ${Object.keys(contract.types).join(', ')} (types in deploy/contract.ts)`,
    );
  if (unknown.length > 0) throw new BuildError(unknown.join('\n'));
}

/**
 * Writes every host's configuration, into the export or next to it.
 *
 * @param twins the addresses of the pages by the paths of their twins
 */
export function writeHostFiles(folder: string, twins: ReadonlyMap<string, string>): void {
  expectTypes(folder);
  const beside = `${folder}-hosts`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside);
  const hashed = readdirSync(join(folder, contract.caching.hashedFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`);
  for (const write of Object.values(hosts)) {
    const files = write(contract, { folder, hashed, twins, foreignPages });
    for (const [name, text] of Object.entries(files.inExport ?? {})) writeFileSync(join(folder, name), text);
    for (const [name, text] of Object.entries(files.beside ?? {})) writeFileSync(join(beside, name), text);
  }
}
