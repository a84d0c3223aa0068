import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../../deploy/contract';
import { freePort } from '../../scripts/ports';
import { caddyWith } from './caddy';
import { folder, readConfiguration, type LocalHost } from './local-host';

/**
 * The image's nginx with its whole configuration (Dockerfile), behind Caddy as in compose.yaml. The public workflow builds and
 * starts the image itself.
 */
export const container: LocalHost = {
  encodings: ['gzip', 'br'],
  async prepare(temporary, port) {
    const inner = await freePort();
    const configuration = readConfiguration('container/nginx.conf', {
      // First, because the export itself may be in a temporary folder.
      '/tmp/': `${temporary}/`,
      'listen 8080;': `listen 127.0.0.1:${inner};`,
      '/srv/www/site': folder,
      ' modules/': ' /usr/lib/nginx/modules/',
    });
    const file = join(temporary, 'nginx.conf');
    writeFileSync(file, `${process.getuid?.() === 0 ? 'user root;\n' : ''}${configuration}`);
    const proxy = readConfiguration('Caddyfile', { 'site:8080': `127.0.0.1:${inner}` }, 'deploy/compose');
    const { command, args, env, address } = await caddyWith(temporary, port, proxy);
    return {
      command: 'sh',
      args: ['-c', `nginx -e stderr -c '${file}' && exec "$@"`, 'sh', command, ...args],
      env: { ...env, SITE_ADDRESS: contract.names.host, OTHER_ADDRESS: contract.names.other },
      address,
    };
  },
};
