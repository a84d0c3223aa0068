import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { contract } from '../../deploy/contract';
import { specifiedPaths } from '../site/specified-paths';
import { folder, hostFiles } from './engine';

type Request = { uri: string; querystring: Record<string, { value: string }> };
type Outcome = { uri: string; statusCode?: number; headers?: { location: { value: string } } };

const islandsFolder = `${contract.caching.hashedFolder}islands/`;

/** CloudFront itself cannot run here; its function is plain JavaScript and can. */
const context = createContext({});
runInContext(readFileSync(join(hostFiles, 'cloudfront-function.js'), 'utf8'), context);

function viewerRequest(uri: string, querystring: Request['querystring'] = {}): Outcome {
  const event = JSON.stringify({ request: { uri, querystring } });
  return JSON.parse(String(runInContext(`JSON.stringify(handler(${event}))`, context))) as Outcome;
}

test('every path leads to its file, every other spelling to the path', () => {
  for (const path of specifiedPaths) {
    expect(existsSync(join(folder, viewerRequest(path).uri)), path).toBe(true);
    const others = path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`];
    for (const spelling of others) {
      const { statusCode, headers } = viewerRequest(spelling);
      expect(statusCode, spelling).toBe(301);
      expect(headers?.location.value, spelling).toBe(path);
    }
  }
  const island = readdirSync(join(folder, islandsFolder)).find((file) => file.endsWith('.js')) ?? '';
  for (const file of ['/robots.txt', '/icon.svg', `${islandsFolder}${island}`]) {
    expect(viewerRequest(file).uri).toBe(file);
    expect(existsSync(join(folder, file)), file).toBe(true);
  }
});

test('redirects keep the query, and none leads off the site', () => {
  const query = { utm_source: { value: 'a' }, ref: { value: 'b' } };
  for (const spelling of ['/calendar', '/calendar/', '/calendar.html']) {
    expect(viewerRequest(spelling, query).headers?.location.value).toBe('/schedule?utm_source=a&ref=b');
  }
  expect(viewerRequest('//evil.example/').headers?.location.value).toBe('/evil.example');
});
