import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { followDisk, stopChecking } from './check';
import { clearTemporary } from './files';
import { makeGuard } from './guard';
import { clearPictures, placePictures } from './pictures';
import { previewFolder, showContent } from './preview-content';
import { serveEditor } from './server';

/**
 * `npm run edit`: the preview with a panel beside it, in which whoever sees a text changes it (README.md). It writes the same typed
 * files. `SITE_PORT` sets the port (default: 3000). It imports no content: whatever is wrong there, it starts and shows it.
 */
const lock = '.edit/running';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A port that is free: this one, or any for 0. Nothing where it is taken. */
const freePort = (wanted = 0) =>
  new Promise<number | undefined>((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(undefined));
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

function stop(message: string): never {
  console.error(message);
  stopChecking();
  process.exit(1);
}

const [other = 0, itsPort = 0] = existsSync(lock) ? readFileSync(lock, 'utf8').split(' ').map(Number) : [];
// After a crash, its number may be that of another program.
if (other > 0 && isRunning(other) && (await freePort(itsPort)) === undefined)
  stop(`“npm run edit” runs in this folder already (process ${other}). Use its address, or end it first.`);
const port = Number(process.env.SITE_PORT ?? 3000);
if ((await freePort(port)) === undefined)
  stop(`Port ${port} is in use, perhaps by another preview. Stop that one, or choose: SITE_PORT=${port + 100}`);
mkdirSync('.edit', { recursive: true });
writeFileSync(lock, `${process.pid} ${port}`);

// What an earlier start has left when it was ended in the middle of something.
clearTemporary();
placePictures();
clearPictures();
showContent();
followDisk();

const [previewPort = 0, pagePort = 0] = [await freePort(), await freePort()];
const env = {
  ...process.env,
  NODE_ENV: 'development' as const,
  SITE_PORT: String(previewPort),
  PREVIEW_HOST: '127.0.0.1',
  PREVIEW_CONTENT: previewFolder,
};

const quickMs = 15_000;
let quickEnds = 0;
let isEnding = false;

/** The preview starts again where it ends by itself, and ends with this process. */
function startPreview() {
  const begun = Date.now();
  const started = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.on('exit', () => {
    if (isEnding) return;
    quickEnds = Date.now() - begun < quickMs ? quickEnds + 1 : 0;
    if (quickEnds > 1)
      stop('The preview does not start, for the reason above. If “npm run dev” runs in this folder, end it first.');
    void setTimeout(1000).then(() => {
      preview = startPreview();
    });
  });
  return started;
}

let preview = startPreview();
const guard = makeGuard(port, pagePort);
await serveEditor(guard, previewPort);

function end(): void {
  isEnding = true;
  stopChecking();
  preview.kill();
  rmSync(lock, { force: true });
  process.exit();
}
process.on('SIGINT', end).on('SIGTERM', end).on('SIGHUP', end);
console.log(`Edit at http://localhost:${port}/_edit/?token=${guard.token}`);
