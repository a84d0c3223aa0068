import { writtenBy, type Host } from './host-files';
import { siteServer } from './nginx';

/** An unprivileged port. The container has no root, and another server in front of it terminates TLS. */
const port = 8080;

/** The configuration of nginx in the image (Dockerfile). It writes in /tmp alone: the rest can be read-only. */
export const container: Host = {
  compresses: false,
  files: (contract, exported) => ({
    beside: {
      'nginx.conf': `# ${writtenBy}
load_module modules/ngx_http_brotli_static_module.so;
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}

http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path /tmp/${kind};`).join('\n')}

${siteServer(contract, exported, { settings: `  listen ${port};`, folder: '/srv/www/site' })}}
`,
    },
  }),
};
