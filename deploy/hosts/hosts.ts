import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../contract';
import { foreignPages } from '../../lib/content/public-files';
import { BuildError } from '../../lib/build-error';
import { filesIn, writeFile } from '../../lib/files';
import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { container } from './container';
import type { Host } from './host-files';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { vercel } from './vercel';

export const hosts = { cloudflare, netlify, vercel, nginx, container, caddy } satisfies Record<string, Host>;
export type HostName = keyof typeof hosts;

export function isHost(name: string): name is HostName {
  return Object.hasOwn(hosts, name);
}

function writeFiles(into: string, files: Record<string, string> = {}): void {
  for (const [name, text] of Object.entries(files)) writeFile(join(into, name), text);
}

/**
 * Writes hosts' configuration next to the export, a folder for each. What a host looks for inside the export goes there only if
 * the build is for this host. Without one, a host that does not take the export is left out, and the build says so.
 *
 * @throws {BuildError} if the host that the build is for does not take the export
 */
export function writeHostFiles(folder: string, only?: HostName): void {
  const beside = `${folder}-hosts`;
  rmSync(beside, { recursive: true, force: true });
  const hashed = filesIn(folder)
    .map((name) => `/${name}`)
    .filter((address) => address.startsWith(contract.caching.hashedFolder));
  const exported = { folder, hashed, foreignPages };
  for (const [name, host] of Object.entries(hosts)) {
    if (only && only !== name) continue;
    try {
      const files = host.files(contract, exported);
      writeFiles(join(beside, name), { ...files.inExport, ...files.beside });
      if (only) writeFiles(folder, files.inExport);
    } catch (error) {
      if (only || !(error instanceof BuildError)) throw error;
      console.warn(`${error.message} (there is no ${beside}/${name}/ now)`);
    }
  }
}
