import { expect, test as base } from '@playwright/test';
import { startFirefox } from './firefox';
import { serveRecorded } from './record';
import type { Engine, Visitor } from './visitor';
import { startWebKit } from './webkit';

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
