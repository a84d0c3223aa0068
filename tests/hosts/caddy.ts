import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../lib/content/site';
import { folder, readConfiguration, type Engine } from './engine';
import { requireCaddy } from './programs';

export const caddy: Engine = {
  name: 'caddy',
  encodings: ['gzip', 'br'],
  prepare(temporary, port) {
    requireCaddy();
    const block = readConfiguration('Caddyfile', {
      [`${new URL(site.url).host} {`]: `http://127.0.0.1:${port} {`,
      '/srv/www/site': folder,
    });
    const file = join(temporary, 'Caddyfile');
    writeFileSync(file, `{\n  admin off\n}\n${block}`);
    return {
      command: 'caddy',
      args: ['run', '--adapter', 'caddyfile', '--config', file],
      env: { XDG_CONFIG_HOME: temporary, XDG_DATA_HOME: temporary },
    };
  },
};
