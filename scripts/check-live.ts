import { BuildError } from '../lib/build-error';
import { run } from './run';

const usage = `SITE=https://www.example.com npm run check:live
  holds a deployed site to its promises. It only reads: nothing is clicked, typed or sent.

  npm run check:live -- https://www.example.com     is the same
  … -- --grep caching                               only the tests whose names match
  … -- --grep-invert "visit|placeholders"           all but these
  SERVER=192.0.2.1 …                                ask this machine, for example before the domain points to it
  NODE_EXTRA_CA_CERTS=root.crt …                    also trust this authority's certificates`;

function originOf(address: string | undefined): string {
  if (!address) throw new BuildError(`The address of the site is missing.\n\n${usage}`);
  if (!URL.canParse(address)) throw new BuildError(`${address}: expected an address such as https://www.example.com`);
  const { origin, protocol, pathname } = new URL(address);
  if (protocol !== 'https:') throw new BuildError(`${address}: expected https://, because the site's promises need it`);
  if (pathname !== '/') throw new BuildError(`${address}: expected the address of the home page`);
  return origin;
}

/** Runs tests/hosts/ against a deployed site. Exits with 1 if one fails, with 2 if the arguments are wrong. */
function runTests(args: string[]): number {
  const isAddress = args[0] !== undefined && !args[0].startsWith('-');
  const origin = originOf(isAddress ? args[0] : process.env.SITE);
  const rest = isAddress ? args.slice(1) : args;
  const env = { ...process.env, LIVE_ORIGIN: origin };
  return run('playwright', ['test', '--config', 'playwright.hosts.config.ts', ...rest], env);
}

const args = process.argv.slice(2);
try {
  if (args.includes('--help')) console.log(usage);
  else process.exitCode = runTests(args);
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
