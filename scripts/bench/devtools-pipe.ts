import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { chromiumArguments, findChromium } from '../test/find-chromium';

/** A command is never answered if its page is closed while it runs. */
const commandTimeoutMs = 10_000;

const messageSchema = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
  sessionId: z.string().optional(),
});
type Message = z.infer<typeof messageSchema>;

export interface DevToolsEvent {
  method: string;
  params: unknown;
  sessionId: string | undefined;
}

export interface DevTools {
  send: (method: string, params?: object, sessionId?: string) => Promise<unknown>;
  /** Calls the listener for every event until the browser is closed. */
  listen: (listener: (event: DevToolsEvent) => void) => void;
  close: () => Promise<void>;
}

/**
 * Launches a Chromium that is controlled with the DevTools protocol, through a pipe.
 *
 * This does not use Playwright, because Playwright attaches to pages instead of tabs. Chromium then disables
 * prerendering (PrerenderingDisabledByDevTools), because activating a prerendered page replaces the page in the tab.
 */
export function launchDevTools(): DevTools {
  const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'));
  const child = spawn(
    findChromium(),
    ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...chromiumArguments],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
  );
  const [, , , commands, responses] = child.stdio;
  if (!(commands instanceof Writable) || !(responses instanceof Readable))
    throw new Error('Chromium was started without pipes');

  const events = new EventEmitter<{ event: [DevToolsEvent] }>();
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let buffered = '';
  let exited = false;

  function receive({ id, method, params, result, error, sessionId }: Message): void {
    if (method !== undefined) events.emit('event', { method, params, sessionId });
    if (id === undefined) return;
    if (error) pending.get(id)?.reject(new Error(error.message));
    else pending.get(id)?.resolve(result);
    pending.delete(id);
  }

  // Messages are JSON, each terminated by a null byte.
  responses.setEncoding('utf8');
  responses.on('data', (text: string) => {
    const messages = (buffered + text).split('\0');
    buffered = messages.pop() ?? '';
    for (const message of messages) receive(messageSchema.parse(JSON.parse(message)));
  });
  commands.on('error', () => {});
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => {
      exited = true;
      for (const { reject } of pending.values()) reject(new Error('Chromium has exited'));
      resolve();
    });
  });

  return {
    send(method, params = {}, sessionId) {
      if (exited) return Promise.reject(new Error('Chromium has exited'));
      return new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        const timer = setTimeout(() => {
          pending.delete(id);
          reject(new Error(`Chromium did not answer ${method} within ${commandTimeoutMs / 1000} s`));
        }, commandTimeoutMs);
        const settle = <Value>(callback: (value: Value) => void) => {
          return (value: Value) => {
            clearTimeout(timer);
            callback(value);
          };
        };
        pending.set(id, { resolve: settle(resolve), reject: settle(reject) });
        commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
    },
    listen(listener) {
      events.on('event', listener);
    },
    async close() {
      if (!exited && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await exit;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
