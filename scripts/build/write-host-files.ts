import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contract } from '../../deploy/contract';
import { hosts } from '../../deploy/hosts/hosts';
import { foreignPages } from '../../lib/content/public-files';

/**
 * Writes every host's configuration, into the export or next to it.
 *
 * @param twins the addresses of the pages by the paths of their twins
 */
export function writeHostFiles(folder: string, twins: ReadonlyMap<string, string>): void {
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
