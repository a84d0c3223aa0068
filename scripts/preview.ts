import { watch } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import next from 'next';
import { fileTypes } from '../lib/file-types';
import { encode } from '../lib/photos/encode';
import { addressFolder } from '../lib/photos/variants';
import { readData } from './check/disk';
import { expectFreePorts } from './ports';
import { expectFolderName } from './tools/folder-name';

/** Ends the program in one line where the system watches no more files: the framework would panic. */
function expectWatchers(): void {
  try {
    watch('.').close();
  } catch {
    console.error(
      'The system has no file watchers left. Close other previews and editors, or, on Linux: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=1024',
    );
    process.exit(1);
  }
}

/**
 * `npm run dev`: Next's development server, and before it what only the build makes: pictures of content/pictures/, and redirects.
 * `SITE_PORT` sets the port (default: 3000). It imports no content: whatever is wrong there, the preview starts and shows it.
 */
const port = Number(process.env.SITE_PORT ?? 3000);
expectFolderName();
await expectFreePorts(port);
expectWatchers();
process.env.NEXT_TELEMETRY_DISABLED = '1';
// It ends with the program that has started it, however that one ends.
process.on('disconnect', () => process.exit());

const server = createServer();
const preview = next({ dev: true, hostname: 'localhost', port, httpServer: server });
await preview.prepare();
const respond = preview.getRequestHandler();

/** Where a path leads to, read anew, because redirects change as well. Without a file that can be read: nowhere. */
function redirectOf(path: string): string | undefined {
  try {
    return (readData('redirects') as { from: string; to: string }[]).find(({ from }) => from === path)?.to;
  } catch {
    return undefined;
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith(addressFolder)) {
    const type = fileTypes[extname(pathname).slice(1) as keyof typeof fileTypes];
    const picture = await encode(pathname);
    response.writeHead(200, { 'Content-Type': type }).end(picture);
    return;
  }
  const target = redirectOf(pathname);
  // Temporary, because browsers keep permanent ones after the editor has removed them.
  if (target) response.writeHead(307, { Location: target + search }).end();
  else await respond(request, response);
}

server.on('request', (request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(port, process.env.PREVIEW_HOST, () => console.log(`Preview at http://localhost:${port}`));
