import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import type { WebKit } from '../../scripts/test/find-webkit';
import type { Preference } from './preferences';
import { startPuppeteer } from './puppeteer-engine';
import type { Engine, Visitor } from './visitor';
import { startWebKit } from './webkit-engine';

export type EngineName = 'chromium' | 'firefox' | 'webkit';
export type EngineOptions = { engineName: EngineName };

/** @param preferences those that the engine has. Chromium gets them in tests/site/ */
export function startEngine(name: EngineName, preferences: readonly Preference[] = []): Promise<Engine> {
  if (name !== 'webkit') return startPuppeteer(name, preferences);
  if (!process.env.WEBKIT) throw new Error('Run scripts/test/test-engines.ts: it finds the engines');
  return startWebKit(JSON.parse(process.env.WEBKIT) as WebKit, preferences);
}

type Fixtures = {
  /** Someone who comes for the first time. */
  visitor: Visitor;
  /** Another one, who comes for the first time too. The one before leaves. */
  newVisitor: () => Promise<Visitor>;
};

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      console.log(`Testing in ${engine.version}`);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  newVisitor: async ({ engine, baseURL }, use) => {
    let current: Visitor | undefined;
    await use(async () => {
      await current?.leave();
      current = await engine.newVisitor(baseURL ?? '');
      return current;
    });
    await current?.leave();
  },
  visitor: async ({ newVisitor }, use) => {
    await use(await newVisitor());
  },
});

/** A name for a visitor that no other has. */
export const newClient = () => randomUUID();

export { expect };
