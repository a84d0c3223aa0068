import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { expectCount } from '../scripts/build/build-error';
import { embedOrigins } from './embed-origins';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The style element that the toast library puts into a page with a frame. */
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
 * What an embed of a page needs from other origins. If the real provider's scripts talk to hosts of their own, add
 * these to deploy/embed-origins.ts.
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
 * The content security policy of one page. Inline scripts and styles run only if their hash is here, and it is made
 * from what the page really holds. Every page has its own: only a page with an embed allows what that embed needs.
 */
export function policyFor(document: HTMLElement): string {
  // Data blocks such as JSON-LD never run, so no policy looks at them.
  const inlineScripts = document
    .querySelectorAll('script:not([src], [type$="json"])')
    .map((script) => hashOf(script.rawText));
  const inlineStyles = document.querySelectorAll('style').map((style) => hashOf(style.rawText));
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': inlineStyles,
    // data: is for the page's icon.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // For tools that run in the page: without it, Lighthouse finds no robots.txt.
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

type PageToProtect = { file: string; document: HTMLElement };

/**
 * Puts a page's policy directly after the charset, ahead of everything that the policy has to judge.
 *
 * @throws {BuildError} when the page has no charset to put it after
 */
export function addPolicy({ file, document }: PageToProtect): void {
  const charsets = document.querySelectorAll('meta').filter((meta) => meta.rawAttrs.toLowerCase().includes('charset='));
  expectCount('Policy', file, '<meta charset>', charsets.length, 1);
  charsets[0]?.insertAdjacentHTML(
    'afterend',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(document)}"/>`,
  );
}

/** A page that is not a tree yet, with its policy. */
export function withPolicy(html: string): string {
  const document = parse(html, { blockTextElements: { script: true, style: true }, comment: true });
  addPolicy({ file: 'A page of the build', document });
  return `${document}`;
}
