import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { followDisk } from './check';
import { makeGuard } from './guard';
import { placePictures } from './pictures';
import { previewFolder, showContent } from './preview-content';
import { serveEditor } from './server';
import { messageOf } from './values';

/**
 * `npm run edit`: the preview with a panel beside it, in which whoever sees a text changes it (README.md). It writes the same typed
 * files. `SITE_PORT` sets the port (default: 3000). It imports no content: whatever is wrong there, it starts and shows it.
 */
const port = Number(process.env.SITE_PORT ?? 3000);

/** A port that is free. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const [previewPort, pagePort] = [await freePort(), await freePort()];
const guard = makeGuard(port, pagePort);
await serveEditor(guard, previewPort).catch((error: unknown) =>
  stop(`${messageOf(error)}. Perhaps another preview runs: stop that one, or choose SITE_PORT=${port + 100}`),
);

placePictures();
showContent();
followDisk();

const preview = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts'], {
  env: {
    ...process.env,
    NODE_ENV: 'development',
    SITE_PORT: String(previewPort),
    PREVIEW_HOST: '127.0.0.1',
    PREVIEW_CONTENT: previewFolder,
  },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
preview.on('exit', () =>
  stop(
    'The preview has ended, for the reason above. If “npm run dev” or “npm run edit” runs in this folder, end it first.',
  ),
);

/** Ends once the preview has, whose folder a new start would find in use. */
function end(): void {
  preview
    .removeAllListeners('exit')
    .on('exit', () => process.exit())
    .kill();
}
process.on('SIGINT', end).on('SIGTERM', end).on('SIGHUP', end);
// Not “localhost”, at which another program may answer that has the port with IPv6.
console.log(`Edit at http://127.0.0.1:${port}/_edit/?token=${guard.token}`);
