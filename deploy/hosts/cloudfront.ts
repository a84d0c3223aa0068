import { pathVariants, type Contract } from '../contract';
import { json, writtenBy, type HostWriter } from './host-files';

/** What CloudFront insists on having in fields of its own. */
const withFields = new Set([
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'X-Frame-Options',
  'Content-Security-Policy',
]);

/** Everything else is a custom header. */
function customHeaders(headers: Contract['headers']) {
  return Object.entries(headers)
    .filter(([name]) => !withFields.has(name))
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
 * A viewer-request function in the language of CloudFront's runtime. S3 knows neither clean addresses nor redirects. A
 * file's name has a dot in its last part; a page's has none.
 */
function viewerRequest(redirects: Contract['redirects']): string {
  const map = Object.fromEntries(
    [...redirects, { from: '/index', to: '/' }].flatMap(({ from, to }) => pathVariants(from).map((path) => [path, to])),
  );
  return `// ${writtenBy}
var redirects = ${JSON.stringify(map)};

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
  // One slash at the beginning: two would make the redirect lead to another host.
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

function put(filter: string, type: string, cacheControl: string): string {
  return `put ${filter} --content-type '${type}' --cache-control '${cacheControl}'`;
}

/** Pages last: they ask for hashed files that have to be there. Hashed files of earlier deploys stay for open pages. */
function upload(folder: string, { caching, types }: Contract): string {
  const hashed = caching.hashedFolder.slice(1);
  const pagesLast = Object.entries(types).toReversed();
  return `#!/usr/bin/env bash
# ${writtenBy}
# Usage: BUCKET=my-bucket DISTRIBUTION=E123 bash ${folder}-hosts/s3-upload.sh
set -euo pipefail
put() { aws s3 cp ${folder} "s3://$BUCKET" --recursive --only-show-errors --exclude '*' "$@"; }
${pagesLast.map(([ending, type]) => put(`--include '${hashed}*.${ending}'`, type, caching.hashed)).join('\n')}
${pagesLast.map(([ending, type]) => put(`--include '*.${ending}' --exclude '${hashed}*'`, type, caching.others)).join('\n')}
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths '/*'
`;
}

export const cloudfront: HostWriter = (contract, { folder }) => {
  const { headers, redirects } = contract;
  const security = securityHeaders(headers);
  const custom = customHeaders(headers);
  return {
    beside: {
      'cloudfront-function.js': viewerRequest(redirects),
      'cloudfront-headers.json': json({
        Name: 'site-headers',
        SecurityHeadersConfig: security,
        CustomHeadersConfig: { Quantity: custom.length, Items: custom },
      }),
      's3-upload.sh': upload(folder, contract),
    },
  };
};
