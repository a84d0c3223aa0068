import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { stopChecking } from './check';
import { makeGuard } from './guard';
import { serveLayer } from './server';
import { expectFreePorts } from '../scripts/preview/ports';
import { freePort } from '../scripts/test/free-port';

/**
 * `npm run edit`: the preview with a panel beside it, in which whoever sees a text changes it (edit/README.md). It
 * writes the same typed files. `SITE_PORT` sets the port (default: 3000).
 */
const port = Number(process.env.SITE_PORT ?? 3000);
await expectFreePorts(port);
const previewPort = await freePort();
const env = {
  ...process.env,
  NODE_ENV: 'development' as const,
  SITE_PORT: String(previewPort),
  PREVIEW_HOST: '127.0.0.1',
};

let isEnding = false;
function end(): void {
  isEnding = true;
  stopChecking();
  preview.kill();
  process.exit();
}

/** The preview starts again where it ends by itself. */
function startPreview() {
  const started = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.on('exit', () => {
    if (isEnding) return;
    void setTimeout(1000).then(() => {
      preview = startPreview();
    });
  });
  return started;
}

let preview = startPreview();
const guard = makeGuard(port);
await serveLayer(guard, previewPort);
process.on('SIGINT', end).on('SIGTERM', end);
console.log(`Edit at http://localhost:${port}/_edit/?token=${guard.token}`);
