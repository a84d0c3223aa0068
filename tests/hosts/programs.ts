import { installDebianPackages } from '../../scripts/test/debian-packages';
import { pathOf } from '../../scripts/test/path-of';

/** Installs Debian packages if a program is missing. */
export function requireProgram(program: string, ...packages: string[]): void {
  if (pathOf(program)) return;
  installDebianPackages('--no-install-recommends', ...packages);
  if (!pathOf(program)) throw new Error(`The host tests need ${program}: install ${packages.join(', ')}`);
}

export const requireNginx = () => requireProgram('nginx', 'nginx-light', 'libnginx-mod-http-brotli-static');
export const requireCaddy = () => requireProgram('caddy', 'caddy');
export const requireOpenssl = () => requireProgram('openssl', 'openssl');
