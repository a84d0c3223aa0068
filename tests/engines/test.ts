/* oxlint-disable unicorn/consistent-function-scoping -- pages get `record` without its module */
import { expect, test as base } from '@playwright/test';
import { serve } from '../hosts/local-host';
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
async function serveRecorded(origin: string) {
  const { port, stop } = await serve(async ({ url }) => {
    const { pathname, search } = new URL(url);
    const answer = await fetch(origin + pathname + search, { redirect: 'manual' });
    const { status } = answer;
    const headers = new Headers(answer.headers);
    if (!headers.get('content-type')?.startsWith('text/html')) return answer;
    headers.delete('content-length');
    // In front of the policy, which is in a `<meta>` and holds for what follows it.
    const recorded = (head: string) => `${head}<script>(${record.toString()})()</script>`;
    return new Response((await answer.text()).replace('<head>', recorded), { status, headers });
  });
  return { origin: `http://127.0.0.1:${port}`, stop };
}

export type EngineOptions = { engineName: 'firefox' | 'webkit' };

export const test = base.extend<{ visitor: Visitor }, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'firefox' ? startFirefox() : startWebKit());
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL }, use) => {
    const site = await serveRecorded(baseURL ?? '');
    await use(site.origin);
    await site.stop();
  },
  visitor: async ({ engine, baseURL }, use) => {
    const visitor = await engine.newVisitor(baseURL ?? '');
    await use(visitor);
    await visitor.leave();
  },
});

export { expect };
