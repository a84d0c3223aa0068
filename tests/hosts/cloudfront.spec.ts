import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { canonicalHeader, contract, twinOf } from '../../deploy/contract';
import { site } from '../../lib/content/site';
import { cloudfront } from '../../deploy/hosts/cloudfront';
import { pagePaths } from '../site/exported-site';
import { folder, hostFiles } from './engine';

/** Headers that have dedicated fields in CloudFront. */
const dedicatedHeaders = new Set([
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'X-Frame-Options',
  'Content-Security-Policy',
]);

type Request = { uri: string; querystring: Record<string, { value: string }> };
type Outcome = { uri: string; statusCode?: number; headers?: { location: { value: string } } };

const islandsFolder = `${contract.caching.hashedFolder}islands/`;

/** CloudFront cannot run locally, but its function is plain JavaScript. */
const context = createContext({});
runInContext(readFileSync(join(hostFiles, 'cloudfront-function.js'), 'utf8'), context);
const responseContext = createContext({});
runInContext(readFileSync(join(hostFiles, 'cloudfront-response-function.js'), 'utf8'), responseContext);

/** The Link header that the second function adds to a response. */
function linkOf(uri: string, statusCode = 200): string | undefined {
  const event = JSON.stringify({ request: { uri }, response: { statusCode, headers: {} } });
  const response: unknown = JSON.parse(String(runInContext(`JSON.stringify(handler(${event}))`, responseContext)));
  return (response as { headers: { link?: { value: string } } }).headers.link?.value;
}

function viewerRequest(uri: string, querystring: Request['querystring'] = {}): Outcome {
  const event = JSON.stringify({ request: { uri, querystring } });
  return JSON.parse(String(runInContext(`JSON.stringify(handler(${event}))`, context))) as Outcome;
}

test('every path maps to its file, and every variant redirects to the path', () => {
  for (const path of pagePaths) {
    expect(existsSync(join(folder, viewerRequest(path).uri)), path).toBe(true);
    const variants = path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`];
    for (const variant of variants) {
      const { statusCode, headers } = viewerRequest(variant);
      expect(statusCode, variant).toBe(301);
      expect(headers?.location.value, variant).toBe(path);
    }
  }
  const island = readdirSync(join(folder, islandsFolder)).find((file) => file.endsWith('.js')) ?? '';
  for (const file of ['/robots.txt', '/icon.svg', '/llms.txt', twinOf('/pricing'), `${islandsFolder}${island}`]) {
    expect(viewerRequest(file).uri).toBe(file);
    expect(existsSync(join(folder, file)), file).toBe(true);
  }
});

test('every Markdown file names its page as the canonical address', () => {
  for (const path of pagePaths) {
    const address = path === '/' ? site.url : `${site.url}${path}`;
    expect(linkOf(twinOf(path)), path).toBe(canonicalHeader(address).Link);
    expect(linkOf(viewerRequest(path).uri), path).toBeUndefined();
  }
  expect(linkOf('/no-such.md', 404)).toBeUndefined();
});

test('every header of the contract is set, including additional ones', () => {
  const headers = { ...contract.headers, 'Cross-Origin-Resource-Policy': 'same-origin' };
  const { beside = {} } = cloudfront(
    { ...contract, headers },
    { folder: 'out', hashed: [], twins: new Map(), foreignPages: [] },
  );
  const policy: unknown = JSON.parse(beside['cloudfront-headers.json'] ?? '');
  const custom = Object.keys(headers).filter((name) => !dedicatedHeaders.has(name));
  expect(policy).toMatchObject({
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true },
      ContentTypeOptions: {},
      ReferrerPolicy: { ReferrerPolicy: headers['Referrer-Policy'] },
      FrameOptions: { FrameOption: headers['X-Frame-Options'] },
      ContentSecurityPolicy: { ContentSecurityPolicy: headers['Content-Security-Policy'] },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom.map((Header) => ({ Header })) },
  });
  expect(custom).toContain('Cross-Origin-Resource-Policy');
});

test('redirects keep the query and stay on the site', () => {
  const query = { utm_source: { value: 'a' }, ref: { value: 'b' } };
  for (const variant of ['/calendar', '/calendar/', '/calendar.html']) {
    expect(viewerRequest(variant, query).headers?.location.value).toBe('/schedule?utm_source=a&ref=b');
  }
  expect(viewerRequest('//evil.example/').headers?.location.value).toBe('/evil.example');
});
