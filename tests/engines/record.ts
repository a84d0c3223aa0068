/* oxlint-disable unicorn/consistent-function-scoping -- pages get `record` without its module */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Visitor } from './visitor';

/** What has gone wrong in a page. */
type Recorded = { errors: string[] };

/** Runs in a page before its own scripts. Records for `window.recorded`. */
function record(): void {
  const recorded: Recorded = { errors: [] };
  Object.assign(window, { recorded });
  const note = (text: unknown) => recorded.errors.push(String(text));

  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) note(event.message);
      else if (target instanceof Element) note(`not loaded: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    note(`policy: ${violatedDirective} ${blockedURI}`);
  });
  console.error = (...values: unknown[]) => note(values.join(' '));
}

/** What a page has recorded so far. */
export const recordedIn = (visitor: Visitor) =>
  visitor.evaluate(() => Reflect.get(window, 'recorded') as unknown as Recorded);

/**
 * Serves a site with the recorder in every page. The protocols of the browsers cannot do it: WebKitGTK's runs no script
 * before those of a page, and neither reports what the policy blocks.
 *
 * @param origin the site's
 * @param pageHeaders what pages get besides their own headers
 */
export async function serveRecorded(
  origin: string,
  pageHeaders: Record<string, string>,
): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + request.url, { redirect: 'manual' });
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      const file = Buffer.from(await answer.arrayBuffer());
      // In front of the policy, which is in a `<meta>` and holds for what follows it.
      const body = isPage
        ? file.toString().replace('<head>', () => `<head><script>(${record.toString()})()</script>`)
        : file;
      response.writeHead(answer.status, {
        ...Object.fromEntries(answer.headers),
        ...(isPage ? pageHeaders : {}),
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    })();
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
