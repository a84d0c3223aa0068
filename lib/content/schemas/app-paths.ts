import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'next';
import { z } from 'zod';

const app = join(process.cwd(), 'app');

/**
 * The addresses of the pages under `app/`, as Next finds them: `app/industries/plumbers/page.tsx` → `/industries/plumbers`.
 * `[slug]` stands for any name; groups in parentheses and slots are no part of an address.
 */
function findPaths(): string[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[\\/])page\.(?:[jt]sx?|mdx)$/.test(file))
    .map((file) => file.split(/[\\/]/).slice(0, -1))
    .filter((folders) => !folders.some((name) => name.startsWith('_')))
    .map((folders) => `/${folders.filter((name) => !/^[(@]/.test(name)).join('/')}`);
}

const isDynamic = (path: string) => path.includes('[');

/** Whether a path is one of those that a dynamic route may have. The build says which it has. */
function matches(route: string, path: string): boolean {
  const pattern = route
    .replaceAll(/\/\[\[\.{3}[^\]]*\]\]/g, '(?:/.+)?')
    .replaceAll(/\[\.{3}[^\]]*\]/g, '.+')
    .replaceAll(/\[[^\].]+\]/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

/** Whether a path has a page now: while the site is being edited, pages come and go. */
const hasPage = (path: string) =>
  /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path) &&
  (existsSync(join(app, path, 'page.tsx')) ||
    findPaths().some((route) => (isDynamic(route) ? matches(route, path) : route === path)));

/** Every path that has a page, read from `app/` once, without those of dynamic routes. Runs at build time only. */
export const publicPaths: ReadonlySet<string> = new Set(findPaths().filter((path) => !isDynamic(path)));

/** Typed as any text, because Next's type of addresses has none of articles: the check knows them all. */
export const publicPath = (
  z.custom<Route>((value) => typeof value === 'string' && hasPage(value.split('#', 1)[0] ?? ''), {
    message: 'a path that has a page under app/',
  }) as z.ZodType<Route, Route | (string & {})>
).describe('A page of the site.');

export const pagePath = publicPath
  .refine((path) => !path.includes('#'), 'a path without a fragment')
  .describe('The address of the page on the site.');
