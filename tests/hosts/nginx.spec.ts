import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { tlsFiles } from '../../deploy/hosts/nginx';
import { site } from '../../lib/content/site';
import { ask } from './ask';
import { freePort } from '../../scripts/test/free-port';
import { createCertificate, type Certificate } from './certificate';
import { folder, hostFiles, start } from './engine';
import { describeHostContract } from './describe-host-contract';
import { nginx, nginxWith } from './nginx';

describeHostContract(nginx);

const { host } = new URL(site.url);

/** Requests a page over HTTPS, trusting only the given certificate. Returns the status. */
function askOverHttps(port: number, path: string, certificate: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { hostname: '127.0.0.1', port, path, servername: host, headers: { host }, ca: certificate };
    request(options, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test.describe('the certificate', () => {
  let tls: Certificate;

  test.beforeEach(() => (tls = createCertificate(host)));
  test.afterEach(() => tls.remove());

  test('stays in use when a deploy overwrites the configuration', async () => {
    const securePort = await freePort();
    const tlsConfiguration = readFileSync(join(hostFiles, 'nginx-tls.conf'), 'utf8');
    writeFileSync(
      join(tls.folder, 'site.conf'),
      tlsConfiguration
        .replaceAll(`/etc/letsencrypt/live/${host}`, tls.folder)
        .replace('443', `127.0.0.1:${securePort}`),
    );
    // Each start uses the configuration from the build, like a deploy.
    for (const deploy of ['first', 'second']) {
      const server = await start(nginxWith(folder, hostFiles, { [tlsFiles]: join(tls.folder, 'site*.conf') }));
      try {
        const plain = await ask(server.origin, '/pricing?a=1', { host });
        expect([plain.status, plain.headers.location], deploy).toEqual([301, `https://${host}/pricing?a=1`]);
        expect(await askOverHttps(securePort, '/pricing', tls.certificate), deploy).toBe(200);
      } finally {
        await server.stop();
      }
    }
  });
});
