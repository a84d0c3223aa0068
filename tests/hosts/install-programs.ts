import { installDebianPackages } from '../../scripts/test/debian-packages';
import { findChromium } from '../../scripts/test/find-chromium';
import { pathOf } from '../../scripts/test/path-of';

/** The servers that the tests run, with their Debian packages. */
const programs: Record<string, string[]> = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  openssl: ['openssl'],
};

/** Runs before the workers start, because two of them cannot install packages at the same time. */
export default function installForHosts(): void {
  findChromium();
  if (process.env.LIVE_ORIGIN !== undefined) return;
  for (const [program, packages] of Object.entries(programs)) {
    if (pathOf(program)) continue;
    installDebianPackages('--no-install-recommends', ...packages);
    if (!pathOf(program)) throw new Error(`The host tests need ${program}: install ${packages.join(', ')}`);
  }
}
