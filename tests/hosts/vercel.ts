import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { getTransformedRoutes, type Route } from '@vercel/routing-utils';
import mime from 'mime';
import { folder, readConfiguration, type LocalHost } from './local-host';

/** The file at a path. */
function fileAt(path: string): string | undefined {
  return [path, join(path, 'index.html')]
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
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

/**
 * Vercel's network cannot run locally without an account. This follows the documented order of its routes, which Vercel's own
 * package makes of vercel.json: routes, then files, then the routes after them, then the not-found page.
 */
export const vercel: LocalHost = {
  encodings: [],
  differences: { revalidation: 'done by Vercel’s network, which cannot run locally' },
  prepare() {
    const { routes, error } = getTransformedRoutes(JSON.parse(readConfiguration('vercel.json')));
    if (error) throw new Error(error.message);
    const all: Route[] = routes ?? [];
    const split = all.findIndex((route) => 'handle' in route && route.handle === 'filesystem');
    const before = split < 0 ? all : all.slice(0, split);
    const after = split < 0 ? [] : all.slice(split + 1);
    return async (request) => {
      const { pathname, search } = new URL(request.url);
      const { headers, status } = follow(before, pathname);
      if (status !== undefined && headers.Location !== undefined) {
        return new Response(undefined, { status, headers: { ...headers, Location: headers.Location + search } });
      }
      const file = fileAt(pathname) ?? fileAt(follow(after, pathname).path);
      const content = file ?? join(folder, '404.html');
      const type = mime.getType(extname(content)) ?? 'application/octet-stream';
      const charset = /^text\/|json|xml|javascript/.test(type) ? '; charset=utf-8' : '';
      return new Response(new Uint8Array(readFileSync(content)), {
        status: file ? 200 : 404,
        headers: { 'content-type': type + charset, ...headers },
      });
    };
  },
};
