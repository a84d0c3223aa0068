import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { directivesOf, embedOrigins } from '../../lib/content/embed-origins';
import { allowedFor, scriptsAt } from '../../lib/content/page-scripts';
import { destinations, redirects, site } from '../../lib/content';
import { directives, type RequestKind } from '../../lib/content/schemas/embeds';
import type { EmbedName } from '../../lib/embeds';
import { matchesOrigin } from '../../lib/origins';
import {
  contentPaths,
  documentOf,
  embedOf,
  folder,
  htmlFiles,
  inlineScripts,
  inlineStyles,
  pagePaths,
  pathOf,
} from './exported-site';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Policy = Record<string, string[]>;

function policyOf(path: string): Policy {
  const content = documentOf(path).querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
  const lines = (content ?? '').split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(lines.map(([name = '', ...values]) => [name, values]));
}

/** A hash of something that is not in the page: the toast's styles. If it is wrong, embeds.spec.ts fails. */
const toastStylesHash = policyOf('/schedule')['style-src']?.find(
  (value) => value.startsWith("'sha256-") && ![...inlineStyles('/schedule'), ''].map(hashOf).includes(value),
);

/** What a page's markup has of others. */
const shown = {
  'frame-src': /<iframe\b[^>]*\s(?:data-)?src="(https?:\/\/[^/"]+)/g,
  'form-action': /<(?:form|button|input)\b[^>]*action="(https?:\/\/[^/"]+)/g,
  'media-src': /<(?:video|audio|source)\b[^>]*\ssrc="(https?:\/\/[^/"]+)/g,
};

/** What a page may load: its own files, scripts and styles, and what content lists for its embed. */
function expectedPolicy(path: string): Policy {
  const hosts = documentOf(path).querySelectorAll('[data-embed]');
  const names = [...new Set(hosts.map((host) => host.getAttribute('data-embed') as EmbedName))];
  const styles = inlineStyles(path).map(hashOf);
  const policy: Policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(path).map(hashOf)],
    // Redirects have no styles.
    ...(styles.length > 0 && { 'style-src': ["'self'", ...styles] }),
    // The stars of the home page's player are a data URL.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // For Lighthouse, which reads robots.txt from within the page.
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // What owners may add.
    ...(documentOf(path).querySelector('[rel="manifest"]') && { 'manifest-src': ["'self'"] }),
    ...(documentOf(path).querySelector('video, audio') && { 'media-src': ["'self'"] }),
  };
  const added: Policy = directivesOf(names.flatMap((name) => embedOrigins[name]));
  // The toast library's style element is empty at first.
  if (embedOf(path) === 'frame') added['style-src'] = [hashOf(''), ...(toastStylesHash ? [toastStylesHash] : [])];
  for (const [directive, pattern] of Object.entries(shown)) {
    const origins = Array.from(String(documentOf(path)).matchAll(pattern), ([, origin = '']) => origin);
    if (origins.length > 0) added[directive] = [...(added[directive] ?? []), ...origins];
  }
  const ofOthers = redirects.some(({ from }) => from === path) ? [] : scriptsAt(path).map(allowedFor);
  for (const [directive, values] of [added, ...ofOthers].flatMap((needed) => Object.entries(needed)))
    policy[directive] = [...(policy[directive] ?? []), ...values];
  // Browsers ignore 'unsafe-inline', which the chat needs, next to a hash.
  const all = policy['style-src'] ?? [];
  if (all.includes("'unsafe-inline'")) policy['style-src'] = all.filter((value) => !value.startsWith("'sha256-"));
  return policy;
}

const sorted = (policy: Policy) =>
  Object.fromEntries(Object.entries(policy).map(([name, values]) => [name, [...new Set(values)].toSorted()]));

test('every page has exactly the policy that it needs, before all other elements', () => {
  for (const path of htmlFiles.map(pathOf)) {
    const policies = documentOf(path).querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
    const [first, second] = documentOf(path).querySelectorAll('head > *');
    expect.soft(first?.getAttribute('charset')?.toLowerCase(), path).toBe('utf-8');
    expect.soft(policies, path).toHaveLength(1);
    expect.soft(policies[0] === second, path).toBe(true);
    // An owner's page may have style attributes, which are listed one by one.
    const { 'style-src-attr': styled = [], ...policy } = policyOf(path);
    if (contentPaths.includes(path)) expect.soft(styled, path).toEqual([]);
    expect.soft(sorted(policy), path).toEqual(sorted(expectedPolicy(path)));
    // No policy keeps a browser from connecting ahead.
    const hints = documentOf(path).querySelectorAll('link:not([rel="canonical"], [rel="alternate"])');
    const sources = Object.values(policy).flat();
    const outside = hints
      .map((link) => link.getAttribute('href') ?? '')
      .filter(
        (href) =>
          /^(?:https?:)?\/\//.test(href) && !sources.some((source) => matchesOrigin(new URL(href).origin, source)),
      );
    expect.soft(outside, path).toEqual([]);
  }
});

test('the table for a privacy notice has all that the policies of pages allow of others, and nothing else', () => {
  const table = readFileSync(`${folder}-hosts/requests.md`, 'utf8').trim().split('\n').slice(2);
  const rows = table.map((row) => row.split(' | '));
  for (const path of pagePaths) {
    const allowed = Object.entries(policyOf(path)).flatMap(([directive, sources]) =>
      sources.filter((source) => /^(?:http|ws)s?:/.test(source)).map((source) => `${directive} ${source}`),
    );
    const own = rows.filter(([pages = '']) => pages === '| every page' || pages.includes(`\`${path}\``));
    const listed = own.flatMap(([, to = '', kinds = '']) => {
      const source = to.replace('any address over HTTPS', 'http:').replaceAll('`', '');
      return kinds.split(', ').map((kind) => `${directives[kind as RequestKind]} ${source}`);
    });
    expect.soft([...new Set(listed)].toSorted(), path).toEqual(allowed.toSorted());
  }
});

test('a frame leads the page elsewhere only when the visitor presses something, and may save a file', () => {
  for (const path of pagePaths.filter((one) => embedOf(one) === 'frame')) {
    const { sandbox = '' } = documentOf(path).querySelector('iframe[data-src]')?.attributes ?? {};
    const leading = sandbox.split(' ').filter((token) => token.startsWith('allow-top-navigation'));
    expect(leading, path).toEqual(['allow-top-navigation-by-user-activation']);
    // The confirmation has a file for the visitor's calendar.
    expect(sandbox.split(' '), path).toContain('allow-downloads');
  }
});

test('security.txt says whom to tell about a weakness, and until when it holds', () => {
  const lines = readFileSync(`${folder}/.well-known/security.txt`, 'utf8').trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`mailto:${destinations.securityContact.address}`);
  expect(fields.get('Canonical')).toBe(`${site.url}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1_000);
  // The standard wants less than a year.
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
