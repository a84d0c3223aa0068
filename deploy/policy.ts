import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { embedOrigins, frameOrigins, scriptOrigins } from './embed-origins';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The style element that the toast library puts into the page. The toasts come with a later navigation, and the policy of
 * the visit's first page rules them too, so every page knows its hash.
 */
function toastStyles(): string {
  const code = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? [];
  if (!literal)
    throw new Error('sonner no longer brings its styles as one text: look how it does, and allow just that');
  return JSON.parse(literal) as string;
}

/** The library puts its element into the page first and fills it then: an empty element is judged too. */
const toastStyleHashes = [hashOf(''), hashOf(toastStyles())];

/**
 * The content security policy of one exported page. Inline scripts and styles run only if their hash is here, and it is
 * made from what really was exported.
 *
 * The first document's policy rules the whole visit, so every page allows the provider's embeds: their configured
 * origins and nothing else (content/destinations.ts). If the real provider's scripts talk to hosts of their own, these
 * belong into deploy/embed-origins.ts.
 */
export function policyFor(html: string): string {
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true, noscript: false } });
  // Data blocks such as JSON-LD never run, so no policy looks at them.
  const inlineScripts = page
    .querySelectorAll('script:not([src], [type$="json"])')
    .map((script) => hashOf(script.rawText));
  const inlineStyles = page.querySelectorAll('style').map((style) => hashOf(style.rawText));
  const styleAttributes = page
    .querySelectorAll('[style]')
    .map((element) => hashOf(element.getAttribute('style') ?? ''));
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptOrigins, ...inlineScripts],
    'style-src': ["'self'", ...toastStyleHashes, ...inlineStyles],
    // Radix writes two style attributes into the server's HTML. 'unsafe-hashes' lets attributes have hashes at all; only
    // these very texts are allowed, and what scripts set through `element.style` needs no leave.
    'style-src-attr': styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...embedOrigins],
    'frame-src': frameOrigins,
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

const charset = /<meta charset="utf-8"\/?>/i;

/**
 * The page with its policy directly after the charset, ahead of everything that the policy has to judge.
 *
 * @throws {Error} when the page has no charset to put it after
 */
export function withPolicy(html: string): string {
  if (!charset.test(html)) throw new Error('A page without <meta charset="utf-8">: its policy has no place');
  return html.replace(
    charset,
    (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}"/>`,
  );
}
