import { redirects, site } from '../lib/content';
import { fileTypes } from '../lib/file-types';

/**
 * Turns off features that would ask the visitor for permission. Payment and the clipboard keep the browser's defaults,
 * because the provider's frames use them: the iframe's `allow` attribute delegates them. The page's policy restricts
 * the frames.
 */
const permissions = ['camera', 'geolocation', 'microphone'].map((feature) => `${feature}=()`);

const { host } = new URL(site.url);

/**
 * How the export must be served on every host. deploy/hosts/ translates this into each host's configuration, and
 * tests/hosts/ tests it with real servers.
 */
export const contract = {
  /** The site's own name, and the one that visitors type instead. Everything at the other leads to the site, in one hop. */
  names: { host, other: host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}` },
  /** Permanent, one hop from every variant of the old path. Must keep the query, which contains the campaign. */
  redirects,
  /** Sent with every response, including errors. Policies that differ by page are in the pages (deploy/policy.ts). */
  headers: {
    // Of this host only: what else is under the domain, and preloading, is its owner's decision.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions.join(', '),
    // The one directive that does not work in a meta element, and its older equivalent.
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    // Popups such as checkout pages keep working, but other sites get no reference to this window.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Not sent: Cross-Origin-Embedder-Policy, because the provider's frames and files would have to allow it, and no page uses
    // what it turns on. Cross-Origin-Resource-Policy, because all files are public and others may show the pictures.
  },
  caching: {
    hashedFolder: '/_next/static/',
    hashed: 'public, max-age=31536000, immutable',
    others: 'public, max-age=0, must-revalidate',
  },
  /** Files that programs ask for by their name. The build, routes in app/ and next-sitemap write them. */
  files: ['/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt'],
  types: fileTypes,
};
export type Contract = typeof contract;

/** All variants of a path: plain, with a trailing slash, and with the file extension. */
export function pathVariants(path: string): string[] {
  return [path, `${path}/`, `${path}.html`];
}
