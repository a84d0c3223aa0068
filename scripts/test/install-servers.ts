import { findOrInstall } from './debian-packages';
import { findChromium } from './find-chromium';
import { pathOf } from './path-of';

/** The servers that the tests run, with their Debian packages. */
const programs: Record<string, string[]> = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  openssl: ['openssl'],
};

/** Runs before the workers start, because two of them cannot install packages at the same time. */
export default function installServers(): void {
  findChromium();
  if (process.env.LIVE_ORIGIN !== undefined) return;
  for (const [program, packages] of Object.entries(programs))
    findOrInstall(program, () => pathOf(program), ...packages);
}
