import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurations, folder, networkRedirects, readConfiguration, type LocalHost } from './local-host';

/**
 * Cloudflare's runtime, the one that deploys. It is not a dependency of the site: npx downloads it, and the newer Node that it
 * requires. Cloudflare compresses in its network, not in the runtime.
 */
export const cloudflare: LocalHost = {
  encodings: [],
  differences: {
    names: networkRedirects,
    'other names': networkRedirects,
    ranges: 'it answers with the whole file: deploy/README.md',
  },
  prepare(temporary, port) {
    const site = join(temporary, 'site');
    cpSync(folder, site, { recursive: true, filter: (name) => !/\.(?:gz|br)$/.test(name) });
    for (const name of ['_headers', '_redirects']) cpSync(join(configurations, 'cloudflare', name), join(site, name));
    const { wrangler } = JSON.parse(readFileSync('deploy/cloudflare/package.json', 'utf8')).devDependencies;
    const file = join(temporary, 'wrangler.jsonc');
    writeFileSync(file, readConfiguration('cloudflare/wrangler.jsonc', { '../../out-stand-in': site }));
    const packages = ['-p', 'node@24.9.0', '-p', `wrangler@${wrangler}`];
    const location = ['--config', file, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
    return {
      command: 'npx',
      args: ['-y', ...packages, '--', 'wrangler', 'dev', ...location],
      env: { CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: temporary, HOME: process.env.HOME ?? temporary },
    };
  },
};
