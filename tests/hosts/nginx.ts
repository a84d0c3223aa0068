import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tlsFiles } from '../../deploy/hosts/nginx';
import { site } from '../../lib/content/site';
import { freePort } from '../../scripts/test/free-port';
import { folder, readConfiguration, type LocalHost, type Program } from './local-host';

/** The command that runs Debian's nginx without root privileges. It only writes to the temporary folder. */
function nginxWith(temporary: string, port: number, changes: Record<string, string> = {}): Program {
  const server = readConfiguration('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${port};`,
    '/srv/www/site': folder,
    ...changes,
  });
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
}

/** As it is after the first deploy, before there is a certificate. */
export const nginx: LocalHost = {
  encodings: ['gzip', 'br'],
  prepare: (temporary, port) => nginxWith(temporary, port),
};

/** Makes a certificate that nobody but a test trusts, where certbot would put it. */
function createCertificate(at: string, host: string): string {
  const [key, certificate] = [join(at, 'privkey.pem'), join(at, 'fullchain.pem')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '90'];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return readFileSync(certificate, 'utf8');
}

export const nginxWithCertificate: LocalHost = {
  encodings: ['gzip', 'br'],
  async prepare(temporary, port) {
    const { host } = new URL(site.url);
    const secure = await freePort();
    const certificate = createCertificate(temporary, host);
    const settings = { [`/etc/letsencrypt/live/${host}`]: temporary, 'listen 443 ': `listen 127.0.0.1:${secure} ` };
    writeFileSync(join(temporary, 'site.conf'), readConfiguration('nginx-tls.conf', settings));
    return {
      ...nginxWith(temporary, port, { [tlsFiles]: join(temporary, 'site*.conf') }),
      address: { origin: site.url, server: { host: '127.0.0.1', secure, plain: port }, certificate },
    };
  },
};
