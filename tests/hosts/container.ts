import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, readConfiguration, type Engine } from './engine';
import { requireNginx } from './programs';

/**
 * The configuration of the image (Dockerfile), whole as it is. The public workflow builds and starts the image itself.
 *
 * @param site the absolute path of the export
 */
export const containerWith = (site: string): Engine => ({
  name: 'container',
  encodings: ['gzip', 'br'],
  prepare(temporary, port) {
    requireNginx();
    const configuration = readConfiguration('nginx-container.conf', {
      // First, because the export itself may be in a temporary folder.
      '/tmp/': `${temporary}/`,
      'listen 8080;': `listen 127.0.0.1:${port};`,
      '/srv/www/site': site,
      ' modules/': ' /usr/lib/nginx/modules/',
    });
    const file = join(temporary, 'nginx.conf');
    writeFileSync(file, `${process.getuid?.() === 0 ? 'user root;\n' : ''}${configuration}`);
    return { command: 'nginx', args: ['-e', 'stderr', '-c', file, '-g', 'daemon off;'] };
  },
});

export const container = containerWith(folder);
