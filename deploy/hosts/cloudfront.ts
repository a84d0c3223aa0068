import { site } from '../../lib/content/site';
import { canonicalHeader, pathVariants, type Contract } from '../contract';
import { markdownPathOf } from '../../lib/markdown-path';
import { json, writtenBy, type HostWriter } from './host-files';

/** Headers that have dedicated fields in CloudFront. All others are custom headers. */
const dedicatedHeaders = new Set([
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'X-Frame-Options',
  'Content-Security-Policy',
]);

function customHeaders(headers: Contract['headers']) {
  return Object.entries(headers)
    .filter(([name]) => !dedicatedHeaders.has(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
}

function securityHeaders(headers: Contract['headers']) {
  const transport = headers['Strict-Transport-Security'];
  return {
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
      IncludeSubdomains: transport.includes('includeSubDomains'),
    },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
    FrameOptions: { Override: true, FrameOption: headers['X-Frame-Options'] },
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headers['Content-Security-Policy'] },
  };
}

/**
 * A viewer-request function in the JavaScript of CloudFront's runtime, because S3 has neither clean addresses nor
 * redirects. Paths of files have a dot in the last segment, paths of pages do not.
 */
function viewerRequest(redirects: Contract['redirects'], foreignPages: readonly string[]): string {
  const map = Object.fromEntries(
    [...redirects, { from: '/index', to: '/' }].flatMap(({ from, to }) => pathVariants(from).map((path) => [path, to])),
  );
  return `// ${writtenBy}
var redirects = ${JSON.stringify(map)};
var foreignPages = ${JSON.stringify(foreignPages)};

function queryOf(request) {
  var parts = [];
  Object.keys(request.querystring).forEach(function (name) {
    var entry = request.querystring[name];
    (entry.multiValue || [entry]).forEach(function (one) {
      parts.push(name + (one.value ? '=' + one.value : ''));
    });
  });
  return parts.length ? '?' + parts.join('&') : '';
}

function handler(event) {
  var request = event.request;
  if (foreignPages.indexOf(request.uri) >= 0) return request;
  // Exactly one leading slash: with two, the redirect would lead to another host.
  var path = request.uri.replace(/^\\/+/, '/');
  var clean = redirects[path] || path.replace(/(.)\\/+$/, '$1').replace(/(.)\\.html$/, '$1');
  if (clean !== request.uri) {
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: clean + queryOf(request) } } };
  }
  if (path === '/') request.uri = '/index.html';
  else if (path.slice(path.lastIndexOf('/')).indexOf('.') < 0) request.uri = path + '.html';
  return request;
}
`;
}

/** A viewer-response function: the headers of a response headers policy are the same for all files. */
function viewerResponse(): string {
  return `// ${writtenBy}
function handler(event) {
  var response = event.response;
  var markdown = /^(\\/.+)\\.md$/.exec(event.request.uri);
  if (markdown && response.statusCode < 400) {
    var page = '${site.url}' + (markdown[0] === '${markdownPathOf('/')}' ? '' : markdown[1]);
    response.headers.link = { value: '${canonicalHeader("' + page + '").Link}' };
  }
  return response;
}
`;
}

function put(filter: string, type: string, cacheControl: string): string {
  return `put ${filter} --content-type '${type}' --cache-control '${cacheControl}'`;
}

/** Uploads pages last, because they need their hashed files. Keeps earlier hashed files for open pages. */
function upload(folder: string, { caching, types }: Contract): string {
  const hashed = caching.hashedFolder.slice(1);
  const pagesLast = Object.entries(types).toReversed();
  return `#!/usr/bin/env bash
# ${writtenBy}
# Usage: BUCKET=my-bucket DISTRIBUTION=E123 bash ${folder}-hosts/s3-upload.sh
set -euo pipefail
put() { aws s3 cp ${folder} "s3://$BUCKET" --recursive --only-show-errors --exclude '*' "$@"; }
${pagesLast.map(([extension, type]) => put(`--include '${hashed}*.${extension}'`, type, caching.hashed)).join('\n')}
${pagesLast.map(([extension, type]) => put(`--include '*.${extension}' --exclude '${hashed}*'`, type, caching.others)).join('\n')}
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths '/*'
`;
}

export const cloudfront: HostWriter = (contract, { folder, foreignPages }) => {
  const { headers, redirects } = contract;
  const security = securityHeaders(headers);
  const custom = customHeaders(headers);
  return {
    beside: {
      'cloudfront-function.js': viewerRequest(redirects, foreignPages),
      'cloudfront-response-function.js': viewerResponse(),
      'cloudfront-headers.json': json({
        Name: 'site-headers',
        SecurityHeadersConfig: security,
        CustomHeadersConfig: { Quantity: custom.length, Items: custom },
      }),
      's3-upload.sh': upload(folder, contract),
    },
  };
};
