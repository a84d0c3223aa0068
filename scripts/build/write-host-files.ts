import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../../deploy/contract';
import { hosts } from '../../deploy/hosts/hosts';
import { foreignPages } from '../../lib/content/public-files';
import { BuildError } from '../../lib/build-error';
import { filesIn, writeFile } from './pages';

const endingOf = (name: string) => /\.([a-z\d]+)$/i.exec(name)?.[1] ?? '';

/**
 * Every exported kind of file has its content type on every host. Uploads tell capital letters from small ones.
 *
 * @throws {BuildError} one line for each file of another kind
 */
export function expectTypes(folder: string): void {
  const unknown = filesIn(folder)
    .filter((name) => !(endingOf(name) in contract.types))
    .map(
      (name) =>
        `public/${name} › file: found the kind "${endingOf(name)}", expected one of ${Object.keys(contract.types).join(', ')} (types in deploy/contract.ts)`,
    );
  if (unknown.length > 0) throw new BuildError(unknown.join('\n'));
}

/**
 * Writes every host's configuration, into the export or next to it.
 *
 * @param markdownFiles the addresses of the pages by the paths of their Markdown files
 */
export function writeHostFiles(folder: string, markdownFiles: ReadonlyMap<string, string>): void {
  expectTypes(folder);
  const beside = `${folder}-hosts`;
  rmSync(beside, { recursive: true, force: true });
  const hashed = filesIn(folder)
    .map((name) => `/${name}`)
    .filter((address) => address.startsWith(contract.caching.hashedFolder));
  for (const write of Object.values(hosts)) {
    const files = write(contract, { folder, hashed, markdownFiles, foreignPages });
    for (const [name, text] of Object.entries(files.inExport ?? {})) writeFile(join(folder, name), text);
    for (const [name, text] of Object.entries(files.beside ?? {})) writeFile(join(beside, name), text);
  }
}
