import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { serveHandler } from './serve-handler';

/*
 * Amazon's network cannot run locally, but its functions are plain JavaScript, and what it does with a request is documented:
 * the function for requests, the object in the bucket, the page for errors, the function for responses, the policy of
 * headers. Arguments: port, the export, the folder of the host's files.
 */
const [, , , folder = '', configuration = ''] = process.argv;
const read = (name: string) => readFileSync(join(configuration, name), 'utf8');

function load(name: string): (event: object) => unknown {
  const context = createContext({});
  runInContext(read(name), context);
  return (event) => JSON.parse(String(runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, context)));
}

type RequestResult = { uri: string; statusCode?: number; headers?: { location: { value: string } } };
const onRequest = load('cloudfront-function.js') as (event: object) => RequestResult;
const onResponse = load('cloudfront-response-function.js') as (event: object) => {
  headers: { link?: { value: string } };
};

type Policy = {
  SecurityHeadersConfig: Record<string, Record<string, string | number | boolean>>;
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
};
const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(
  read('cloudfront-headers.json'),
) as Policy;

/** The headers that a policy stands for. Their names and fields are Amazon's. */
const policyHeaders: Record<string, string> = {
  'strict-transport-security': `max-age=${security.StrictTransportSecurity?.AccessControlMaxAgeSec}${security.StrictTransportSecurity?.IncludeSubdomains === true ? '; includeSubDomains' : ''}`,
  'x-content-type-options': security.ContentTypeOptions ? 'nosniff' : '',
  'referrer-policy': String(security.ReferrerPolicy?.ReferrerPolicy),
  'x-frame-options': String(security.FrameOptions?.FrameOption),
  'content-security-policy': String(security.ContentSecurityPolicy?.ContentSecurityPolicy),
  ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
};

const putCommand =
  /^put --include '([^']+)'(?: --exclude '([^']+)')? --content-type '([^']+)' --cache-control '([^']+)'$/gm;
const matches = (pattern: string, key: string) =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`).test(key);
const uploads = [...read('s3-upload.sh').matchAll(putCommand)].map(
  ([, include = '', exclude, type = '', cacheControl = '']) => ({
    includes: (key: string) => matches(include, key) && !(exclude !== undefined && matches(exclude, key)),
    type,
    cacheControl,
  }),
);

/** An object of the bucket, if the upload has put it there. */
function objectAt(uri: string) {
  const key = decodeURIComponent(uri).slice(1);
  const upload = uploads.find(({ includes }) => includes(key));
  const file = join(folder, key);
  return upload && existsSync(file) ? { ...upload, content: readFileSync(file) } : undefined;
}

serveHandler(async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  const querystring = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]));
  const asked = onRequest({ request: { uri: pathname, querystring } });
  if (asked.statusCode !== undefined) {
    return new Response(undefined, {
      status: asked.statusCode,
      headers: { ...policyHeaders, location: asked.headers?.location.value ?? '' },
    });
  }
  const found = objectAt(asked.uri);
  const status = found ? 200 : 404;
  const sent = found ?? objectAt('/404.html');
  const { link } = onResponse({ request: { uri: asked.uri }, response: { statusCode: status, headers: {} } }).headers;
  return new Response(new Uint8Array(sent?.content ?? []), {
    status,
    headers: {
      'content-type': sent?.type ?? '',
      'cache-control': sent?.cacheControl ?? '',
      ...policyHeaders,
      ...(link && { link: link.value }),
    },
  });
});
