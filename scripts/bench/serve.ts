import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { standInPort } from '../../lib/stand-in';
import { start, type Running } from '../../tests/hosts/engine';
import { nginxWith } from '../../tests/hosts/nginx';
import { controlAddress, providerOrigin } from '../../tests/provider/address';
import { startProvider } from '../../tests/provider/provider';
import { UsageError } from './options';

/** Serves an export as its nginx configuration says, on a free port of this machine. */
export function serveExport(folder: string, hosts: string): Promise<Running> {
  if (!existsSync(join(hosts, 'nginx.conf'))) {
    throw new UsageError(`There is no ${hosts}/nginx.conf: build first, or say --hosts=<folder>`);
  }
  return start(nginxWith(resolve(folder), hosts));
}

async function providerAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(controlAddress);
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * The stand-in for the booking provider, where stand-in builds expect it. One that is running already (`npm start`) will
 * do.
 */
export async function serveProvider(): Promise<Running> {
  if (await providerAnswers()) return { origin: providerOrigin, stop: async () => {} };
  const { origin, close } = await startProvider({ port: standInPort });
  return { origin, stop: close };
}
