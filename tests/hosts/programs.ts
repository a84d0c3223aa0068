import { spawnSync } from 'node:child_process';
import { installDebianPackages } from '../../scripts/test/debian-packages';

/** Installs Debian packages if a program is missing. */
export function requireProgram(program: string, ...packages: string[]): void {
  if (spawnSync('which', [program]).status === 0) return;
  installDebianPackages('--no-install-recommends', ...packages);
  if (spawnSync('which', [program]).status !== 0) {
    throw new Error(`The host tests need ${program}: install ${packages.join(', ')}`);
  }
}

export const requireNginx = () => requireProgram('nginx', 'nginx-light', 'libnginx-mod-http-brotli-static');
export const requireCaddy = () => requireProgram('caddy', 'caddy');
export const requireOpenssl = () => requireProgram('openssl', 'openssl');
