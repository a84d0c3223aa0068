import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { expectCount } from '../scripts/build/build-error';
import { embedOrigins } from './embed-origins';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The styles that the toast library adds to a page with a frame. */
function toastStyles(): string {
  const code = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? [];
  if (!literal)
    throw new Error('The styles of sonner were not found in its bundle: update toastStyles() in deploy/policy.ts');
  return JSON.parse(literal) as string;
}

/** The library adds an empty element before it sets the styles, so both contents need a hash. */
const toastStyleHashes = [hashOf(''), hashOf(toastStyles())];

/**
 * What an embed needs from other origins. If the real provider's scripts use additional hosts, add them to
 * deploy/embed-origins.ts.
 */
const embeds: { selector: string; directives: Record<string, string[]> }[] = [
  {
    selector: '[data-frame]',
    directives: {
      'script-src': embedOrigins.frameScripts,
      'style-src': toastStyleHashes,
      'connect-src': [...new Set([...embedOrigins.frames, ...embedOrigins.frameScripts])],
      'frame-src': embedOrigins.frames,
    },
  },
  {
    selector: '[data-chat]',
    directives: { 'script-src': embedOrigins.chat, 'connect-src': embedOrigins.chat },
  },
];

/**
 * The content security policy of one page. It contains the hashes of the page's inline scripts and styles. Only pages
 * with an embed allow what that embed needs.
 */
export function policyFor(document: HTMLElement): string {
  // Data blocks such as JSON-LD are not executed, so they need no hash.
  const inlineScripts = document
    .querySelectorAll('script:not([src], [type$="json"])')
    .map((script) => hashOf(script.rawText));
  const inlineStyles = document.querySelectorAll('style').map((style) => hashOf(style.rawText));
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    // The deferred styles are a file.
    'style-src': [...(document.querySelector('[data-styles]') ? ["'self'"] : []), ...inlineStyles],
    // `data:` is for the page's icon.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // Lighthouse fetches robots.txt from the page.
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
  for (const { selector, directives: needed } of embeds) {
    if (!document.querySelector(selector)) continue;
    for (const [name, values] of Object.entries(needed)) directives[name] = [...(directives[name] ?? []), ...values];
  }
  return Object.entries(directives)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

type PolicyTarget = { file: string; document: HTMLElement };

/**
 * Adds a page's policy directly after the charset, before everything that it applies to.
 *
 * @throws {BuildError} if the page does not have exactly one charset
 */
export function addPolicy({ file, document }: PolicyTarget): void {
  const charsets = document.querySelectorAll('meta').filter((meta) => meta.rawAttrs.toLowerCase().includes('charset='));
  expectCount('Policy', file, '<meta charset>', charsets.length, 1);
  charsets[0]?.insertAdjacentHTML(
    'afterend',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(document)}"/>`,
  );
}

/** Adds the policy to an unparsed page. */
export function withPolicy(html: string): string {
  const document = parse(html, { blockTextElements: { script: true, style: true }, comment: true });
  addPolicy({ file: 'A page of the build', document });
  return `${document}`;
}
