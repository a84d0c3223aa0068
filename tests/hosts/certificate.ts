import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireOpenssl } from './programs';

export type Certificate = {
  /** A folder with `fullchain.pem` and `privkey.pem`. */
  folder: string;
  certificate: string;
  key: string;
  remove: () => void;
};

/** Makes a certificate that nobody but a test trusts. */
export function createCertificate(host: string, days = 90): Certificate {
  requireOpenssl();
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', String(days)];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return {
    folder,
    certificate: readFileSync(certificate, 'utf8'),
    key: readFileSync(key, 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
