import { redirects } from '../lib/content/redirects';

/**
 * What a visitor would be asked for is off. Payment and the clipboard, which the provider's frames ask for, are left as
 * browsers have them: for this site, and for a frame to which the page's iframe gives them with `allow`. The page's policy
 * says which frames those can be.
 */
const permissions = ['camera', 'geolocation', 'microphone'].map((feature) => `${feature}=()`);

/**
 * How the export behaves wherever it is put. scripts/finish-export.ts lets deploy/hosts/ say this in the language of
 * each host, and tests/hosts/ holds real engines to it.
 */
export const contract = {
  /** Permanent, one hop from every spelling of the old path, with the query kept: it says where a visitor came from. */
  redirects,
  /** On every answer, errors included. What differs from page to page is in the page: deploy/policy.ts. */
  headers: {
    // Every subdomain has to speak https. Asking browsers to preload it is the domain owner's decision.
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions.join(', '),
    // The one directive of the policy that a page cannot state about itself, and its older spelling.
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    // Checkout and social pages open in new tabs: popups keep working, strangers get no handle on this window.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  },
  caching: {
    hashedFolder: '/_next/static/',
    hashed: 'public, max-age=31536000, immutable',
    others: 'public, max-age=0, must-revalidate',
  },
  /** The content type of every kind of file that is exported, by its ending. */
  types: {
    html: 'text/html; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    xml: 'application/xml; charset=utf-8',
    svg: 'image/svg+xml; charset=utf-8',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    avif: 'image/avif',
    webp: 'image/webp',
    ico: 'image/x-icon',
    woff2: 'font/woff2',
  },
};
export type Contract = typeof contract;

/** Every spelling of an old path: plain, with a trailing slash, and as a file. */
export function pathVariants(path: string): string[] {
  return [path, `${path}/`, `${path}.html`];
}
