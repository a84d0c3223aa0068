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
  /** Sends a command to the current page. */
  send: (method: string, params?: object) => Promise<unknown>;
  /** Evaluates an expression in the current page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Polls until the expression's value is not null, undefined or false. Works across navigations. */
  waitFor: (expression: string, timeoutMs: number) => Promise<unknown>;
  /** The state of prerendering a page. undefined if it was not attempted. */
  prerenderOf: (url: string) => { status: string; reason: string | undefined } | undefined;
}

/**
 * Opens a tab and tracks its pages, including prerendered ones. All of them run with a throttled CPU.
 *
 * @param settings.cpuSlowdown the factor of the CPU throttling
 */
export async function openTab(
  devTools: DevTools,
  { cpuSlowdown, width, height }: { cpuSlowdown: number; width: number; height: number },
): Promise<Tab> {
  const sessions: string[] = [];
  const prerenders = new Map<string, { status: string; reason: string | undefined }>();
  const ready: Promise<unknown>[] = [];

  const prepare = async (sessionId: string) => {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown }, sessionId);
    await devTools.send('Preload.enable', {}, sessionId);
  };

  devTools.listen(({ method, params }) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = attachedSchema.parse(params);
      if (targetInfo.type !== 'page') return;
      sessions.push(sessionId);
      // The page may be closed in the meantime, which is not an error.
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

  // The oldest session is the current page. Prerendered pages attach later and become the oldest when activated.
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
    async waitFor(expression, timeoutMs) {
      const deadline = Date.now() + timeoutMs;
      while (Date.now() < deadline) {
        // During a navigation there is no page to evaluate the expression in.
        const value = await evaluate(expression).catch(() => null);
        if (value !== null && value !== undefined && value !== false) return value;
        await wait(50);
      }
      throw new Error(`Timed out after ${timeoutMs} ms: ${expression.slice(0, 120)}`);
    },
    prerenderOf: (url) => prerenders.get(url),
  };
}
