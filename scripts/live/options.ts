import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error';
import { checkNames, type CheckName } from './finding';
import { pagePaths } from './paths';

/** Where connections to one address go instead, as with `curl --connect-to`. */
export type Detour = { from: string; host: string; port: number };

export type Options = {
  /** The origin of the deployed site. */
  origin: string;
  only: ReadonlySet<CheckName>;
  /** The pages to look at. */
  pages: readonly string[];
  detours: readonly Detour[];
  /** A certificate to trust besides the well-known ones, as PEM. */
  certificate: string | undefined;
  /** How long an embed may take until it is ready. The site itself shows a panel with the plain link earlier. */
  readyTimeoutMs: number;
};

const usage = `npm run check:live -- https://www.example.com [options]
  --only=headers,caching     run only these checks: ${checkNames.join(', ')}
  --skip=browser             run all but these
  --pages=/a,/b              look at these pages (default: all)
  --connect-to=www.example.com:443:192.0.2.1:443
                             ask another server, for example before the domain points to it; can be repeated
  --cacert=file.pem          trust this certificate`;

function originOf(address: string | undefined): string {
  if (address === undefined) throw new UsageError(`The address of the site is missing.\n\n${usage}`);
  if (!URL.canParse(address)) throw new UsageError(`${address}: expected an address such as https://www.example.com`);
  const { origin, protocol, pathname } = new URL(address);
  if (protocol !== 'https:') throw new UsageError(`${address}: expected https://, because the site's promises need it`);
  if (pathname !== '/') throw new UsageError(`${address}: expected the address of the home page`);
  return origin;
}

function checksIn(list: string, option: string): CheckName[] {
  return list.split(',').map((name) => {
    const known = checkNames.find((check) => check === name);
    if (!known) throw new UsageError(`--${option}: unknown check "${name}", expected ${checkNames.join(', ')}`);
    return known;
  });
}

function detourOf(text: string): Detour {
  const [, from, host, port] = /^([^:]+:\d+):([^:]+):(\d+)$/.exec(text) ?? [];
  if (!from || !host) throw new UsageError(`--connect-to: found ${text}, expected host:port:host:port`);
  return { from, host, port: Number(port) };
}

function pathsIn(list: string, option: string): string[] {
  const paths = list.split(',');
  const unknown = paths.filter((path) => !pagePaths.includes(path));
  if (unknown.length > 0) throw new UsageError(`--${option}: no page of content has the path ${unknown.join(', ')}`);
  return paths;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        skip: { type: 'string' },
        pages: { type: 'string' },
        'connect-to': { type: 'string', multiple: true, default: [] },
        cacert: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/**
 * Reads the command line.
 *
 * @param args without the program's name
 * @returns undefined if help was requested and printed
 * @throws {UsageError} if an argument is invalid
 */
export function readOptions(args: string[]): Options | undefined {
  const { values, positionals } = parse(args);
  if (values.help) {
    console.log(usage);
    return undefined;
  }
  const only = new Set(values.only === undefined ? checkNames : checksIn(values.only, 'only'));
  if (values.skip !== undefined) for (const name of checksIn(values.skip, 'skip')) only.delete(name);
  return {
    origin: originOf(positionals[0]),
    only,
    pages: values.pages === undefined ? pagePaths : pathsIn(values.pages, 'pages'),
    detours: values['connect-to'].map(detourOf),
    certificate: values.cacert === undefined ? undefined : readFileSync(values.cacert, 'utf8'),
    readyTimeoutMs: 20_000,
  };
}
