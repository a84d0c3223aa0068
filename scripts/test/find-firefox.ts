import { installDebianPackages } from './debian-packages';
import { pathOf } from './path-of';

const names = ['firefox-esr', 'firefox'];

const fromSystem = () => names.map(pathOf).find((path) => path !== undefined);

/**
 * Finds the system's Firefox. Otherwise installs the Debian package.
 *
 * @throws {Error} if there is none. The message says what to install.
 */
export function findFirefox(): string {
  let path = fromSystem();
  if (path) return path;
  console.log('No Firefox found. Installing the Debian package firefox-esr.');
  installDebianPackages('--no-install-recommends', 'firefox-esr');
  path = fromSystem();
  if (path) return path;
  throw new Error('No Firefox found and none could be installed. Install your system’s firefox-esr or firefox.');
}
