import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { BuildError, expectCount } from '../lib/build-error';
import { site } from '../lib/content';
import { directivesOf, embedOrigins } from '../lib/content/embed-origins';
import { allowedFor, scriptsAt } from '../lib/content/page-scripts';
import type { AllowedSource } from '../lib/content/schemas/embeds';
import type { PageScript } from '../lib/content/schemas/scripts';
import { sonnerStyles } from '../lib/framework-internals';
import { embeds, type EmbedName } from '../lib/embeds';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function toastStyles(): string {
  const code = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const [, literal] = sonnerStyles.exec(code) ?? [];
  if (!literal) throw new BuildError('Policy: looked for sonnerStyles of lib/framework-internals.ts, found none');
  return JSON.parse(literal) as string;
}

/** The library adds an empty element before it sets the styles, so both contents need a hash. */
const toastStyleHashes = [hashOf(''), hashOf(toastStyles())];

function isEmbedName(name: string): name is EmbedName {
  return Object.hasOwn(embeds, name);
}

/**
 * The embeds of a page. Content says what each may request (content/embed-origins.ts).
 *
 * @throws {BuildError} if an embed is unknown
 */
function embedsOf(document: HTMLElement): EmbedName[] {
  return document.querySelectorAll('[data-embed]').map((host) => {
    const name = host.getAttribute('data-embed') ?? '';
    if (!isEmbedName(name)) throw new BuildError(`Policy: lib/embeds.ts has no "${name}"`);
    return name;
  });
}

/** What of others may be in a page's markup. Where a frame of the provider is, is in `data-src`. */
const shown: readonly (Omit<AllowedSource, 'from'> & { selector: string })[] = [
  { selector: 'iframe', for: ['frames'], when: 'When the page shows it.', why: 'A frame of the page.' },
  { selector: 'form, [formaction]', for: ['forms'], when: 'When a visitor sends it.', why: 'A form of the page.' },
  { selector: 'video, audio, source', for: ['media'], when: 'When the page shows it.', why: 'A recording.' },
];

const attributes = ['src', 'data-src', 'action', 'formaction'];

function shownIn(document: HTMLElement): AllowedSource[] {
  return shown.flatMap(({ selector, ...request }) => {
    const elements = document.querySelectorAll(selector);
    const addresses = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
    const outside = addresses.filter((address) => /^(?:https?:)?\/\//i.test(address));
    const origins = outside.map((address) => new URL(address, site.url).origin);
    return [...new Set(origins)].filter((from) => from !== site.url).map((from) => Object.assign({ from }, request));
  });
}

/** What a page and its embeds may request of others. */
export const requestsIn = (document: HTMLElement): AllowedSource[] => [
  ...shownIn(document),
  ...[...new Set(embedsOf(document))].flatMap((embed) => embedOrigins[embed]),
];

/**
 * The content security policy of one page. It contains the hashes of the page's inline scripts and styles. Only pages
 * that show something of others, or have scripts of others, allow what these need.
 *
 * It does not require Trusted Types. Content pages and their islands run under them without a violation, but there the hashes
 * already keep out every script that is not the page's. On pages with an embed, where scripts of others run, already the
 * site's own code that adds the provider's script would be blocked, and the provider's is not written for them.
 */
export function policyFor(document: HTMLElement, scripts: readonly PageScript[] = []): string {
  // Data blocks such as JSON-LD are not executed, so they need no hash.
  const inlineScripts = document
    .querySelectorAll('script:not([src], [type$="json"])')
    .map((script) => hashOf(script.rawText));
  const inlineStyles = document.querySelectorAll('style').map((style) => hashOf(style.rawText));
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    // The deferred styles are a file.
    'style-src': [...(document.querySelector('link[rel="stylesheet"]') ? ["'self'"] : []), ...inlineStyles],
    // `data:` is for the stars of the home page's player (components/sections/player.deferred.css).
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': document.querySelector('video, audio') ? ["'self'"] : [],
    'manifest-src': document.querySelector('link[rel="manifest"]') ? ["'self'"] : [],
    // Owners measure with Lighthouse and PageSpeed Insights, which ask for robots.txt from within the page.
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
  const hasFrame = embedsOf(document).some((embed) => embeds[embed] === 'frame');
  const toasts = hasFrame ? { 'style-src': toastStyleHashes } : {};
  for (const needed of [toasts, directivesOf(requestsIn(document)), ...scripts.map(allowedFor)])
    for (const [name, values] of Object.entries(needed)) directives[name] = [...(directives[name] ?? []), ...values];
  // Components of others have style attributes, such as Next's for images.
  const styled = document.querySelectorAll('[style]').map((element) => hashOf(element.getAttribute('style') ?? ''));
  if (styled.length > 0 && !directives['style-src']?.includes("'unsafe-inline'"))
    directives['style-src-attr'] = ["'unsafe-hashes'", ...styled];
  // Browsers ignore 'unsafe-inline' next to a hash.
  if (directives['style-src']?.includes("'unsafe-inline'"))
    directives['style-src'] = directives['style-src'].filter((value) => !value.startsWith("'sha256-"));
  return Object.entries(directives)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

type PolicyTarget = { file: string; document: HTMLElement; path?: string };

/**
 * Adds a page's policy directly after the charset, before everything that it applies to.
 *
 * @throws {BuildError} if the page does not have exactly one charset
 */
export function addPolicy({ file, document, path }: PolicyTarget, scripts?: readonly PageScript[]): void {
  const charsets = document.querySelectorAll('meta').filter((meta) => meta.rawAttrs.toLowerCase().includes('charset='));
  expectCount('Policy', file, '<meta charset>', charsets.length, 1);
  charsets[0]?.insertAdjacentHTML(
    'afterend',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(document, path === undefined ? [] : scriptsAt(path, scripts))}"/>`,
  );
}

/** Adds the policy to an unparsed page. */
export function withPolicy(html: string): string {
  const document = parse(html, { blockTextElements: { script: true, style: true }, comment: true });
  addPolicy({ file: 'A page of the build', document });
  return `${document}`;
}
