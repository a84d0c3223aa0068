import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { standInPort } from '../../lib/stand-in';
import { start, type Running } from '../../tests/hosts/engine';
import { nginxWith } from '../../tests/hosts/nginx';
import { controlAddress, providerOrigin } from '../../tests/provider/address';
import { startProvider } from '../../tests/provider/provider';
import { UsageError } from '../usage-error';

/** Serves an export with its nginx configuration, on an unused local port. */
export function serveExport(folder: string, hosts: string): Promise<Running> {
  if (!existsSync(join(hosts, 'nginx.conf'))) {
    throw new UsageError(`${hosts}/nginx.conf does not exist: build first, or set --hosts=<folder>`);
  }
  return start(nginxWith(resolve(folder), hosts));
}

async function isProviderRunning(): Promise<boolean> {
  try {
    const response = await fetch(controlAddress);
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Starts the stand-in provider on the port that stand-in builds expect, unless it is already running (`npm start`).
 */
export async function serveProvider(): Promise<Running> {
  if (await isProviderRunning()) return { origin: providerOrigin, stop: async () => {} };
  const { origin, close } = await startProvider({ port: standInPort });
  return { origin, stop: close };
}
