import { once } from 'node:events';
import { connect } from 'node:tls';
import { expect } from '@playwright/test';
import { serverOf, type Address } from './request';
import { test } from './test';

const dayMs = 24 * 60 * 60 * 1_000;
/** Certificates that renew themselves do so a month before their end. */
const minDays = 20;
const timeoutMs = 10_000;

/** Opens a connection as a browser does. An invalid certificate is reported, not thrown. */
async function shakeHands(address: Address) {
  const { hostname } = new URL(address.origin);
  const socket = connect({
    ...serverOf(address, address.origin),
    ca: address.certificate,
    servername: hostname,
    ALPNProtocols: ['h2', 'http/1.1'],
    rejectUnauthorized: false,
  });
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`${hostname} did not answer in ${timeoutMs} ms`)));
  await once(socket, 'secureConnect');
  const { authorized, authorizationError, alpnProtocol } = socket;
  const peer = socket.getPeerCertificate();
  socket.destroy();
  return { refusal: authorized ? undefined : authorizationError, http: alpnProtocol, peer };
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

test('HTTP/2: pages arrive in one connection', async ({ site }) => {
  const { http } = await shakeHands(site);
  expect(http).toBe('h2');
});
