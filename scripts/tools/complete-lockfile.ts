import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Adds optional packages for other platforms to package-lock.json if a partial registry mirror omitted them. Without
 * them `npm ci` rejects the file. Run this after `npm install` with such a mirror. The platform comes from the
 * package's name. Entries have no checksum, because the package was not available. A complete lockfile is not changed.
 */
type Package = { version?: string; optionalDependencies?: Record<string, string> };
type Lockfile = { packages: Record<string, Package> };

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];
const findIn = (known: string[], name: string) =>
  known.filter((word) => new RegExp(`[/-]${word}(?:-|$)`).test(name)).slice(0, 1);

let added = 0;
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    // A nested copy is sufficient too: npm resolves from the package upwards.
    const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
    if (places.some((place) => place in lock.packages) || !/^\d+\.\d+\.\d+/.test(version)) continue;
    const os = findIn(systems, name);
    const cpu = findIn(processors, name);
    lock.packages[`node_modules/${name}`] = {
      version,
      optional: true,
      ...(cpu.length > 0 && { cpu }),
      ...(os.length > 0 && { os }),
    } as Package;
    added += 1;
  }
}
const [root, ...others] = Object.entries(lock.packages);
if (root) lock.packages = Object.fromEntries([root, ...others.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages added to ${file}`);
