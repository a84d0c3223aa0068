import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { DevTools } from './devtools-pipe';

const attachedSchema = z.object({
  sessionId: z.string(),
  targetInfo: z.object({ type: z.string(), subtype: z.string().optional() }),
});
const detachedSchema = z.object({ sessionId: z.string() });
const evaluatedSchema = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z
    .object({ text: z.string(), exception: z.object({ description: z.string().optional() }).optional() })
    .optional(),
});
const prerenderSchema = z.object({
  key: z.object({ url: z.string() }),
  status: z.string(),
  prerenderStatus: z.string().optional(),
});

export interface Tab {
  /** Sends a command to the page that the tab shows. */
  send: (method: string, params?: object) => Promise<unknown>;
  /** The value of an expression in the page that the tab shows. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Asks again and again until the expression's value is neither null nor false. Survives a change of page. */
  until: (expression: string, milliseconds: number) => Promise<unknown>;
  /** What became of rendering a page in advance; undefined when nothing tried. */
  prerenderOf: (url: string) => { status: string; reason: string | undefined } | undefined;
}

/**
 * Opens a tab and follows it through whatever it shows, pages that were rendered in advance included. All of them run on
 * a slowed processor.
 *
 * @param settings.slowdown how many times slower
 */
export async function openTab(
  devTools: DevTools,
  { slowdown, width, height }: { slowdown: number; width: number; height: number },
): Promise<Tab> {
  const sessions: string[] = [];
  const prerenders = new Map<string, { status: string; reason: string | undefined }>();
  const ready: Promise<unknown>[] = [];

  const prepare = async (sessionId: string) => {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown }, sessionId);
    await devTools.send('Preload.enable', {}, sessionId);
  };

  devTools.listen(({ method, params }) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = attachedSchema.parse(params);
      if (targetInfo.type !== 'page') return;
      sessions.push(sessionId);
      // A page that ends at once takes its session with it, which is not a failure.
      ready.push(prepare(sessionId).catch(() => {}));
    } else if (method === 'Target.detachedFromTarget') {
      const { sessionId } = detachedSchema.parse(params);
      if (sessions.includes(sessionId)) sessions.splice(sessions.indexOf(sessionId), 1);
    } else if (method === 'Preload.prerenderStatusUpdated') {
      const { key, status, prerenderStatus } = prerenderSchema.parse(params);
      prerenders.set(key.url, { status, reason: prerenderStatus });
    }
  });

  const created = z
    .object({ targetId: z.string() })
    .parse(await devTools.send('Target.createTarget', { url: 'about:blank', forTab: true }));
  const tab = z
    .object({ sessionId: z.string() })
    .parse(await devTools.send('Target.attachToTarget', { targetId: created.targetId, flatten: true }));
  await devTools.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    tab.sessionId,
  );
  await Promise.all(ready);

  // The page that is shown is the oldest: one that is rendered in advance comes later, and stays when the old one goes.
  const send: Tab['send'] = (method, params = {}) => devTools.send(method, params, sessions[0]);

  const evaluate: Tab['evaluate'] = async (expression) => {
    const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    const { result, exceptionDetails } = evaluatedSchema.parse(answer);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };

  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  return {
    send,
    evaluate,
    async until(expression, milliseconds) {
      const deadline = Date.now() + milliseconds;
      while (Date.now() < deadline) {
        // While one page gives way to another there is nothing to ask.
        const value = await evaluate(expression).catch(() => null);
        if (value !== null && value !== undefined && value !== false) return value;
        await wait(50);
      }
      throw new Error(`Waited ${milliseconds} ms for ${expression.slice(0, 120)}`);
    },
    prerenderOf: (url) => prerenders.get(url),
  };
}
