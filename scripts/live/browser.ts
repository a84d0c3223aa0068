import { X509Certificate, createHash } from 'node:crypto';
import { findChromium, chromiumArguments } from '../test/find-chromium';
import type { Options } from './options';

/** Switches that make a Chromium use the detours and the certificate of the options. */
export function browserArguments({ detours, certificate }: Pick<Options, 'detours' | 'certificate'>): string[] {
  const rules = detours.map(({ from, host, port }) => `MAP ${from} ${host}:${port}`);
  const key = certificate && new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return [
    ...chromiumArguments,
    ...(rules.length > 0 ? [`--host-resolver-rules=${rules.join(', ')}`] : []),
    ...(key ? [`--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`] : []),
  ];
}

/** How to launch the browser of the checks. */
export function launchOptions(options: Options) {
  return { executablePath: findChromium(), args: browserArguments(options) };
}
