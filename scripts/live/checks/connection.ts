import { connect, rootCertificates, type PeerCertificate, type TLSSocket } from 'node:tls';
import type { Options } from '../options';
import { compare, type CheckResult, type Finding } from '../finding';
import { samplePath } from '../paths';
import { serverOf, type Asker } from '../request';

const dayMs = 24 * 60 * 60 * 1_000;
/** Certificates that renew themselves do so a month before their end. */
const minDays = 20;
const timeoutMs = 10_000;

type Handshake = { error: Error | undefined; protocol: string | null; http: string | false; peer: PeerCertificate };

/** Opens a connection as a browser does. An invalid certificate is reported, not thrown. */
function shakeHands({ origin, detours, certificate }: Options): Promise<Handshake> {
  const { hostname } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect(
      {
        ...serverOf(origin, detours),
        servername: hostname,
        ALPNProtocols: ['h2', 'http/1.1'],
        // The reason is in `authorizationError`.
        rejectUnauthorized: false,
        ...(certificate !== undefined && { ca: [...rootCertificates, certificate] }),
      },
      () => {
        resolve({
          error: socket.authorized ? undefined : socket.authorizationError,
          protocol: socket.getProtocol(),
          http: socket.alpnProtocol ?? false,
          peer: socket.getPeerCertificate(),
        });
        socket.destroy();
      },
    );
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`${hostname} did not answer in ${timeoutMs} ms`)));
    socket.on('error', reject);
  });
}

/**
 * Why browsers would refuse the certificate, or `undefined`.
 *
 * @throws {Error} if there is no connection
 */
export async function certificateFinding(options: Options): Promise<Finding | undefined> {
  const { error, peer } = await shakeHands(options);
  if (!error) return undefined;
  // Node has a code where an error has one, and the text otherwise.
  const reason = error instanceof Error ? error.message : String(error);
  const names = peer.subjectaltname?.replaceAll('DNS:', '') ?? 'no name';
  return {
    where: options.origin,
    found: `${reason}, certificate for ${names}`,
    expected: `a certificate that browsers accept for ${new URL(options.origin).host}`,
  };
}

/** The certificate's time, the protocols, and the redirect from plain http. */
export async function checkConnection(options: Options, ask: Asker['ask'], today = Date.now()): Promise<CheckResult> {
  const { protocol, http, peer } = await shakeHands(options);
  const days = Math.floor((Date.parse(peer.valid_to) - today) / dayMs);
  const findings: Finding[] = [];
  if (days < minDays) {
    findings.push({
      where: options.origin,
      found: `a certificate that ends in ${days} days`,
      expected: `at least ${minDays} days`,
      advice: 'Its renewal does not work: see deploy/README.md for your host.',
    });
  }
  if (protocol !== 'TLSv1.3' && protocol !== 'TLSv1.2') findings.push(...compare('TLS', String(protocol), 'TLSv1.3'));
  findings.push(...compare('HTTP', http || 'HTTP/1.1', 'h2', 'Turn HTTP/2 on: pages arrive in one connection then.'));
  const plain = options.origin.replace('https:', 'http:');
  const asked = `${samplePath}?utm_source=a`;
  try {
    const { status, headers } = await ask(asked, {}, plain);
    const answer = `${status} ${headers.location ?? ''}`.trim();
    if (answer !== `308 ${options.origin}${asked}`) {
      findings.push(...compare(`${plain}${asked}`, answer, `301 ${options.origin}${asked}`));
    }
  } catch (error) {
    findings.push({
      where: plain,
      found: `no answer (${error instanceof Error ? error.message : String(error)})`,
      expected: `301 ${options.origin}/`,
    });
  }
  return { looked: `${protocol}, ${http}, ${days} days left`, findings };
}
