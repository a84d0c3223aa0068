import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../lib/content/site';
import { folder, readConfiguration, type LocalHost } from './local-host';

/** The command that runs Caddy with a site block. It only writes to the temporary folder. */
export function caddyWith(temporary: string, block: string) {
  const file = join(temporary, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n}\n${block}`);
  return {
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', file],
    env: { XDG_CONFIG_HOME: temporary, XDG_DATA_HOME: temporary },
  };
}

export const caddy: LocalHost = {
  encodings: ['gzip', 'br'],
  prepare: (temporary, port) =>
    caddyWith(
      temporary,
      readConfiguration('Caddyfile', {
        [`${new URL(site.url).host} {`]: `http://127.0.0.1:${port} {`,
        '/srv/www/site': folder,
      }),
    ),
};
