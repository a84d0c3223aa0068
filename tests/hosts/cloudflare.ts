import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, written, type Engine } from './engine';

/**
 * Cloudflare's own runtime. It is not a dependency of the site: npm fetches it once, with the newer Node that it wants.
 * Compression happens in Cloudflare's network and not in the runtime.
 */
export const cloudflare: Engine = {
  name: 'cloudflare',
  encodings: [],
  prepare(temporary, port) {
    const file = join(temporary, 'wrangler.jsonc');
    writeFileSync(file, written('wrangler.jsonc', { '../out-stand-in': folder }));
    const packages = ['-p', 'node@24', '-p', 'wrangler@4.164.0'];
    const where = ['--config', file, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
    return {
      command: 'npx',
      args: ['-y', ...packages, '--', 'wrangler', 'dev', ...where],
      env: { CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: temporary, HOME: process.env.HOME ?? temporary },
    };
  },
};
