import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../lib/content';
import { freePort } from '../../scripts/ports';
import { createCertificate, folder, readConfiguration, type LocalHost, type Program } from './local-host';

/** Runs Caddy with its configuration as it is, and with an authority of this machine. It only writes to the temporary folder. */
export async function caddyWith(temporary: string, plain: number, configuration: string): Promise<Program> {
  const secure = await freePort();
  const { text, key, file } = createCertificate(temporary, 'authority');
  const settings = [
    ['admin off', 'skip_install_trust', 'local_certs', 'default_bind 127.0.0.1'],
    [`http_port ${plain}`, `https_port ${secure}`],
    [`pki {\n ca local {\n root {\n format pem_file\n cert ${file}\n key ${key}\n }\n }\n}`],
  ];
  writeFileSync(join(temporary, 'Caddyfile'), `{\n${settings.flat().join('\n')}\n}\n${configuration}`);
  return {
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', join(temporary, 'Caddyfile')],
    env: { XDG_CONFIG_HOME: temporary, XDG_DATA_HOME: temporary },
    address: { origin: site.url, server: { host: '127.0.0.1', secure, plain }, certificate: text },
  };
}

export const caddy: LocalHost = {
  encodings: ['gzip', 'br'],
  prepare: (temporary, port) =>
    caddyWith(temporary, port, readConfiguration('caddy/Caddyfile', { '/srv/www/site': folder })),
};
