import { checkSite, type NamedResult } from './live/check-site';
import { readOptions } from './live/options';
import { UsageError } from './usage-error';

/**
 * `npm run check:live -- https://www.example.com`: checks a deployed site against content and the contract of all hosts
 * (deploy/contract.ts), with plain requests and in a browser. `-- --help` lists the options.
 *
 * Exits with 1 if something was found, and with 2 if the site could not be checked.
 */
function print({ name, looked, findings }: NamedResult): void {
  console.log(`${findings.length === 0 ? 'ok   ' : 'WRONG'} ${name.padEnd(13)} ${looked}`);
  for (const { where, found, expected, advice } of findings) {
    console.log(`      ${where}: found ${found}, expected ${expected}${advice ? `. ${advice}` : ''}`);
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) {
    const results = await checkSite(options, print);
    if (results.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof UsageError ? error.message : `The site could not be checked: ${String(error)}`);
  process.exitCode = 2;
}
