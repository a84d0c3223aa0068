/* oxlint-disable unicorn/consistent-function-scoping -- pages get `record` without its module */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Visitor } from './visitor';

/** What has gone wrong in a page, and what has moved while it loaded. */
type Recorded = { errors: string[]; moved: string[] };

/** Runs in a page before its own scripts. Records for `window.recorded`. */
function record(): void {
  const recorded: Recorded = { errors: [], moved: [] };
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

  // Only Chromium measures layout shifts itself. Firefox hides the text while it waits for a typeface.
  const isHidden = () => navigator.userAgent.includes('Firefox') && document.fonts.status === 'loading';
  const shown = 'header :is(a, button), main :is(h1, h2, h3, p, a, iframe):not([role="img"] *, .booking-bar *)';
  let last = new Map<Element, number>();
  function findMoved(): void {
    // Some parts are taken away at some widths when the styles of what is below the first screen come.
    const all = isHidden() ? [] : [...document.querySelectorAll(shown)].filter((part) => part.checkVisibility());
    const current = new Map(all.map((element) => [element, element.getBoundingClientRect().top]));
    for (const [element, top] of current) {
      const before = last.get(element) ?? top;
      // Less is not a shift.
      if (Math.abs(top - before) < 3 || Math.min(top, before) > innerHeight) continue;
      recorded.moved.push(`from ${before} to ${top} px: ${element.outerHTML.slice(0, 100)}`);
    }
    last = current;
    requestAnimationFrame(findMoved);
  }
  // Nothing has been shown before the first painted frame.
  requestAnimationFrame(() => requestAnimationFrame(findMoved));
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
