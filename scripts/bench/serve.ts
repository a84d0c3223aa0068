import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { standInOrigin } from '../../content/destination-url';
import { needs, start, type Engine, type Running } from '../../tests/hosts/engine';
import { startProvider } from '../../tests/provider/provider';
import { UsageError } from './options';

/** The shipped configuration with this machine's port and folder in it. */
function shippedConfiguration(hosts: string, folder: string, port: number): string {
  const file = join(hosts, 'nginx.conf');
  if (!existsSync(file)) throw new UsageError(`There is no ${file}: build first, or say --hosts=<folder>`);
  const changes = { 'listen 80;': `listen 127.0.0.1:${port};`, '/srv/www/site': resolve(folder) };
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new UsageError(`${file} has no "${from}" to replace`);
      return text.replaceAll(from, to);
    },
    readFileSync(file, 'utf8'),
  );
}

/** Like tests/hosts/nginx.ts, for any folder: that one knows the export under test only. */
function nginxFor(folder: string, hosts: string): Engine {
  return {
    name: 'bench-nginx',
    encodings: ['gzip', 'br'],
    prepare(temporary, port) {
      needs('nginx', 'nginx-light', 'libnginx-mod-http-brotli-static');
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
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
${paths.map((kind) => `${kind}_temp_path ${join(temporary, kind)};`).join('\n')}
${shippedConfiguration(hosts, folder, port)}
}
`,
      );
      return { command: 'nginx', args: ['-e', 'stderr', '-p', temporary, '-c', file] };
    },
  };
}

/** Serves an export as its nginx configuration says, on a free port of this machine. */
export function serveExport(folder: string, hosts: string): Promise<Running> {
  return start(nginxFor(folder, hosts));
}

async function providerAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(`${standInOrigin}/app.hearthline.example/login`);
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
  if (await providerAnswers()) return { origin: standInOrigin, stop: async () => {} };
  const { origin, close } = await startProvider({ port: Number(new URL(standInOrigin).port) });
  return { origin, stop: close };
}
