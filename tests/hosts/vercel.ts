import { statSync } from 'node:fs';
import { join } from 'node:path';
import { StaticHandler } from '@netlify/static';
import { getTransformedRoutes, type Route } from '@vercel/routing-utils';
import { folder, networkRedirects, readConfiguration, type LocalHost } from './local-host';

/** The address of the file at a path. */
function fileAt(path: string): string | undefined {
  return [path, join(path, 'index.html')].find((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
  );
}

const filled = (text: string, match: RegExpExecArray) =>
  text.replaceAll(/\$(\d)/g, (_, index) => match[Number(index)] ?? '');

type Outcome = { headers: Record<string, string>; status?: number; path: string };

/** Applies routes in their order, until one does not continue. */
function follow(some: readonly Route[], path: string): Outcome {
  const outcome: Outcome = { headers: {}, path };
  for (const route of some) {
    if ('handle' in route || route.src === undefined) continue;
    const match = new RegExp(route.src).exec(path);
    if (!match) continue;
    for (const [name, value] of Object.entries<string>(route.headers ?? {}))
      outcome.headers[name] = filled(value, match);
    if (route.dest) outcome.path = filled(route.dest, match);
    if (!route.continue) return { ...outcome, ...(route.status !== undefined && { status: route.status }) };
  }
  return outcome;
}

const network = 'done by Vercel’s network, which cannot run locally';

/**
 * Vercel's network cannot run locally without an account. This follows the documented order of its routes, which Vercel's own
 * package makes of vercel.json: routes, then files, then the routes after them, then the not-found page.
 */
export const vercel: LocalHost = {
  encodings: [],
  differences: {
    names: networkRedirects,
    folders: 'it takes the slash away before it looks for the page',
    'other names': networkRedirects,
    methods: network,
    ranges: network,
    revalidation: network,
  },
  prepare() {
    const { routes, error } = getTransformedRoutes(JSON.parse(readConfiguration('vercel/vercel.json')));
    if (error) throw new Error(error.message);
    const all: Route[] = routes ?? [];
    const split = all.findIndex((route) => 'handle' in route && route.handle === 'filesystem');
    const before = split < 0 ? all : all.slice(0, split);
    const after = split < 0 ? [] : all.slice(split + 1);
    // For its content types: both hosts take them from the same list.
    const files = new StaticHandler({ directory: folder });
    return async (request) => {
      const { pathname, search } = new URL(request.url);
      const { headers, status } = follow(before, pathname);
      if (status !== undefined && headers.Location !== undefined) {
        return new Response(undefined, { status, headers: { ...headers, Location: headers.Location + search } });
      }
      const file = fileAt(pathname) ?? fileAt(follow(after, pathname).path);
      const found = await files.match(new Request(new URL(file ?? '/404.html', request.url)));
      const sent = await found?.handle();
      return new Response(sent?.body, {
        status: file ? 200 : 404,
        headers: { 'content-type': sent?.headers.get('content-type') ?? '', ...headers },
      });
    };
  },
};
