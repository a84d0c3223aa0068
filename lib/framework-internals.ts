/*
 * What the site recognizes of frameworks that they do not document. tests/unit/lib/framework-internals.test.ts looks in the installed
 * version for what the build would not miss by itself, and says by name what has gone.
 */

/** What Next adds for its runtime: files, preloads of them and of inlined styles, a connection, and empty places for late metadata. */
export const nextMarkup =
  'script[src^="/_next/"], link[rel="preload"]:is([as="script"], [as="style"])[href^="/_next/"], link[rel="preconnect"][href="/"], body > div[hidden]:empty';

/** How the inline scripts begin that start Next's runtime, give it the data of a page, and measure React's first paint. */
export const startsNext =
  /^(?:\(?(?:self\.__next_|globalThis\["TURBOPACK"\])|requestAnimationFrame\(function\(\)\{\$RT=)/;

/** Next's list of the client components of a page, in `.next/server/app/`. */
export const nextClientComponents = { file: 'page_client-reference-manifest.js', list: /\] ?= ?(\{.*\});?\s*$/s };

/**
 * The name that Next gives a component of a file with 'use client' where a page of the server shows it: `[project]/` or the
 * project's folder, the file, and the name of its export.
 *
 * @throws {Error} if it has none
 */
export function clientReferenceOf(component: unknown): string {
  const { $$id } = component as { $$id?: string };
  if (!$$id) throw new Error(`<Island>: found ${String(component)}, expected a component of a file with 'use client'`);
  return $$id;
}

/** Tailwind's fallback for browsers without `@property`. All supported browsers have it. */
export const tailwindPropertyFallback = /@layer properties\{@supports.*?\}\}\}/gs;

/** The styles that sonner adds to a page, as a string literal of its bundle. */
export const sonnerStyles = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/;

/** What a page with `redirect()` has instead of its content, and where it leads. */
export const nextRedirect = /(?:"digest\\":\\"|data-dgst=")NEXT_REDIRECT;\w+;([^;]+)/;
