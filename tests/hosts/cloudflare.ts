import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, readConfiguration, type LocalHost } from './local-host';

/**
 * Cloudflare's runtime. It is not a dependency of the site: npx downloads it, and the newer Node that it requires.
 * Cloudflare compresses in its network, not in the runtime.
 */
export const cloudflare: LocalHost = {
  encodings: [],
  prepare(temporary, port) {
    const file = join(temporary, 'wrangler.jsonc');
    writeFileSync(file, readConfiguration('wrangler.jsonc', { '../out-stand-in': folder }));
    const packages = ['-p', 'node@24.9.0', '-p', 'wrangler@4.164.0'];
    const location = ['--config', file, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
    return {
      command: 'npx',
      args: ['-y', ...packages, '--', 'wrangler', 'dev', ...location],
      env: { CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: temporary, HOME: process.env.HOME ?? temporary },
    };
  },
};
