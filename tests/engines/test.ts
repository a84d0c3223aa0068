/* oxlint-disable unicorn/consistent-function-scoping -- pages get `record` without its module */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import { startFirefox } from './firefox';
import type { Engine, Visitor } from './visitor';
import { startWebKit } from './webkit';

/** Runs in a page before its own scripts. Records for `window.recorded`. */
function record(): void {
  const recorded: string[] = [];
  Object.assign(window, { recorded });
  const note = (text: unknown) => recorded.push(String(text));

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

/** What has gone wrong in a page so far. */
export const errorsIn = (visitor: Visitor) => visitor.evaluate(() => Reflect.get(window, 'recorded') as string[]);

/**
 * Serves a site with the recorder in every page. The protocols of the browsers cannot do it: WebKitGTK's runs no script
 * before those of a page, and neither reports what the policy blocks.
 */
async function serveRecorded(
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

export type EngineOptions = { engineName: 'firefox' | 'webkit' };

type Fixtures = {
  /** What pages get besides their own headers. */
  pageHeaders: Record<string, string>;
  visitor: Visitor;
};

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'firefox' ? startFirefox() : startWebKit());
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  pageHeaders: [{}, { option: true }],
  baseURL: async ({ baseURL, pageHeaders }, use) => {
    const site = await serveRecorded(baseURL ?? '', pageHeaders);
    await use(site.origin);
    site.stop();
  },
  visitor: async ({ engine, baseURL }, use) => {
    const visitor = await engine.newVisitor(baseURL ?? '');
    await use(visitor);
    await visitor.leave();
  },
});

export { expect };
