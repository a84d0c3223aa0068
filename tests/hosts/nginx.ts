import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, hostFiles, readConfiguration, type Engine } from './engine';
import { requireNginx } from './programs';

/**
 * Runs Debian's nginx without root privileges. It only writes to the temporary folder.
 *
 * @param site the absolute path of the export
 * @param configuration the folder with the export's host configurations
 * @param changes further replacements in the configuration
 */
export const nginxWith = (site: string, configuration: string, changes: Record<string, string> = {}): Engine => ({
  name: 'nginx',
  encodings: ['gzip', 'br'],
  prepare(temporary, port) {
    requireNginx();
    const here = { 'listen 80;': `listen 127.0.0.1:${port};`, '/srv/www/site': site };
    const server = readConfiguration('nginx.conf', { ...here, ...changes }, configuration);
    const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${join(temporary, kind)};`)
      .join('\n');
    const file = join(temporary, 'nginx.conf');
    writeFileSync(
      file,
      `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${join(temporary, 'nginx.pid')};
error_log stderr;
events {}
http {
access_log off;
${temporaryPaths}
${server}
}
`,
    );
    return { command: 'nginx', args: ['-e', 'stderr', '-p', temporary, '-c', file] };
  },
});

export const nginx = nginxWith(folder, hostFiles);
