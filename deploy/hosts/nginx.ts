import type { Contract } from '../contract';
import { writtenBy, type Exported, type Host } from './host-files';

/**
 * Where each server finds what not every machine has: a certificate, and IPv6. A pattern, because nginx does not require a
 * file that matches a pattern to exist.
 */
export const serverFiles = '/etc/nginx/tls/site*.conf';

type Server = {
  settings: string;
  folder: string;
};

function headerLines(headers: Contract['headers']): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} '${value.replaceAll("'", String.raw`\'`)}' always;`)
    .join('\n');
}

/**
 * The site's server and maps, for nginx's http context.
 *
 * - Captured paths are used decoded in a Location header, so their characters are restricted to prevent header
 *   injection.
 * - try_files must not use `$uri/`: folders exist next to pages, because some pages have subpages.
 * - Cache-Control comes from a map, because a location with its own add_header does not inherit any others, and because the
 *   map uses the not-found page's address if a hashed file is missing.
 */
export function siteServer(
  { names, redirects, headers, caching, types }: Contract,
  { foreignPages }: Pick<Exported, 'foreignPages'>,
  { settings, folder }: Server,
): string {
  // Without it, nginx does not start with a longer name. It may stand once, and the machine's own settings may have it.
  const longName = Object.values(names).some(({ length }) => length > 44) ? 'server_names_hash_bucket_size 128;\n' : '';
  return `${longName}map $uri $cache_control {
  default "${caching.others}";
  ~^${caching.hashedFolder} "${caching.hashed}";
}

server {
${settings}
  server_name ${names.host};
  root ${folder};

  absolute_redirect off;
  server_tokens off;
  gzip_static on;
  brotli_static on; # Debian: apt install libnginx-mod-http-brotli-static
  gzip_vary on;

  types {
${Object.entries(types)
  .map(([extension, type]) => `    "${type}" ${extension};`)
  .join('\n')}
  }

  add_header Cache-Control $cache_control always;
${headerLines(headers)}

${redirects.map(({ from, to }) => `  location ~ ^${from}(?:/|\\.html)?$ { return 301 ${to}$is_args$args; }`).join('\n')}

  error_page 404 /404.html;
  error_page 500 502 503 504 /500.html;
  location = /404.html { internal; }
  location = /500.html { internal; }
  location ~ ^/(?:404|500)$ { return 404; }

${foreignPages.map((file) => `  location = ${file} { try_files $uri =404; }`).join('\n')}
  location = / { try_files /index.html =404; }
  location ~ ^/index(?:/|\\.html)?$ { return 301 /$is_args$args; }
  location ~ "^/(?<page>[\\w/.-]+?)(?:/|\\.html|\\.html/)$" {
    # Folders without a page lead nowhere.
    if (-f $document_root/$page.html) { return 301 /$page$is_args$args; }
    return 404;
  }
  location / { try_files $uri $uri.html =404; }
}
`;
}

/** All servers listen on all addresses. What not every machine has is in files that deploys do not overwrite. */
const listening = `  listen 80;
  # They may not exist yet.
  include ${serverFiles};`;

export const nginx: Host = {
  compresses: false,
  files: (contract, exported) => ({
    beside: {
      'site.conf': `# ${writtenBy}
# The first server answers for names that are not the site's.
server {
  return 421;
${listening}
  server_name _;
  server_tokens off;
}

${siteServer(contract, exported, { settings: listening, folder: '/srv/www/site' })}
server {
${listening}
  server_name ${contract.names.other};
  server_tokens off;
${headerLines(contract.headers)}
  return 301 $scheme://${contract.names.host}$request_uri;
}
`,
      'tls.conf': `# ${writtenBy}
# Copied to ${serverFiles.replace('*', '')} once, when the certificate exists.
listen 443 ssl http2;
ssl_certificate /etc/letsencrypt/live/${contract.names.host}/fullchain.pem;
ssl_certificate_key /etc/letsencrypt/live/${contract.names.host}/privkey.pem;
if ($scheme = http) { return 301 https://${contract.names.host}$request_uri; }
`,
    },
  }),
};
