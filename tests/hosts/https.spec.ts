import { connect, type PeerCertificate } from 'node:tls';
import { expect } from '@playwright/test';
import { serverOf, type Address } from './request';
import { compare, samplePath, test } from './test';

const dayMs = 24 * 60 * 60 * 1_000;
/** Certificates that renew themselves do so a month before their end. */
const minDays = 20;
const timeoutMs = 10_000;

type Handshake = { refusal: Error | undefined; protocol: string | null; http: string | false; peer: PeerCertificate };

/** Opens a connection as a browser does. An invalid certificate is returned as a refusal, not thrown. */
function shakeHands(address: Address): Promise<Handshake> {
  const { hostname } = new URL(address.origin);
  return new Promise((resolve, reject) => {
    const options = {
      ...serverOf(address, address.origin),
      ca: address.certificate,
      servername: hostname,
      ALPNProtocols: ['h2', 'http/1.1'],
      rejectUnauthorized: false,
    };
    const socket = connect(options, () => {
      resolve({
        refusal: socket.authorized ? undefined : socket.authorizationError,
        protocol: socket.getProtocol(),
        http: socket.alpnProtocol ?? false,
        peer: socket.getPeerCertificate(),
      });
      socket.destroy();
    });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`${hostname} did not answer in ${timeoutMs} ms`)));
    socket.on('error', reject);
  });
}

// The other tests of a deployed site wait for this one: browsers show nothing behind a certificate that they refuse.
test('certificate: browsers accept it', { tag: '@certificate' }, async ({ site }) => {
  const { refusal, peer } = await shakeHands(site);
  const names = peer.subjectaltname?.replaceAll('DNS:', '') ?? 'no name';
  expect(refusal && `${String(refusal)}, certificate for ${names}`, site.origin).toBeUndefined();
});

test('certificate: it renews itself in time', async ({ site }) => {
  const { peer } = await shakeHands(site);
  const days = Math.floor((Date.parse(peer.valid_to) - Date.now()) / dayMs);
  expect(days, 'days left. See deploy/README.md for how your host renews it.').toBeGreaterThanOrEqual(minDays);
});

test('HTTP/2 over TLS 1.2 or newer: pages arrive in one connection', async ({ site }) => {
  const { protocol, http } = await shakeHands(site);
  expect(protocol).toMatch(/^TLSv1\.[23]$/);
  expect(http).toBe('h2');
});

test('http leads to https in one hop, with path and query', async ({ site }) => {
  const asked = `${samplePath}?utm_source=a`;
  const plain = site.origin.replace('https:', 'http:');
  const { status, headers } = await site.ask(asked, {}, plain);
  const answer = `${status} ${headers.location ?? ''}`.replace(/^308/, '301');
  expect(compare(plain + asked, answer, `301 ${site.origin}${asked}`)).toEqual([]);
});
