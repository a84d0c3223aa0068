import { writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { contract } from '../../deploy/contract';
import { serverFiles } from '../../deploy/hosts/nginx';
import { site } from '../../lib/content';
import { freePort } from '../../scripts/ports';
import { createCertificate, folder, readConfiguration, type LocalHost, type Program } from './local-host';

/** The command that runs Debian's nginx without root privileges. It only writes to the temporary folder. */
function nginxWith(temporary: string, port: number): Program {
  const server = readConfiguration('nginx/site.conf', {
    'listen 80;': `listen 127.0.0.1:${port};`,
    '/srv/www/site': folder,
    [serverFiles]: join(temporary, 'site*.conf'),
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

/** As it is after the first deploy, before there is a certificate, and on a machine without IPv6. */
export const nginx: LocalHost = {
  encodings: ['gzip', 'br'],
  prepare: (temporary, port) => ({
    ...nginxWith(temporary, port),
    // It answers for no other name.
    address: {
      origin: `http://${contract.names.host}`,
      server: { host: '127.0.0.1', secure: port, plain: port },
    },
  }),
};

/** Over IPv6, where this machine has it: the other hosts are asked over IPv4. */
const loopback = networkInterfaces().lo?.some(({ address }) => address === '::1') ? '::1' : '127.0.0.1';

export const nginxWithCertificate: LocalHost = {
  encodings: ['gzip', 'br'],
  async prepare(temporary, port) {
    const { host, other } = contract.names;
    const secure = await freePort();
    const { text: certificate } = createCertificate(temporary, host, other);
    const settings = {
      [`/etc/letsencrypt/live/${host}`]: temporary,
      'listen 443 ': `listen 127.0.0.1:${secure} `,
    };
    writeFileSync(join(temporary, 'site.conf'), readConfiguration('nginx/tls.conf', settings));
    if (loopback === '::1')
      writeFileSync(join(temporary, 'site-ipv6.conf'), `listen [::]:${port}; listen [::]:${secure} ssl http2;`);
    return {
      ...nginxWith(temporary, port),
      address: { origin: site.url, server: { host: loopback, secure, plain: port }, certificate },
    };
  },
};
