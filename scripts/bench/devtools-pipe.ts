import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { chromiumArguments, findChromium } from '../find-chromium';

/** Milliseconds for an answer. A page that goes away in the middle of a command leaves it without one. */
const answerTimeoutMs = 10_000;

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
  /** Calls back for every event until the browser closes. */
  listen: (listener: (event: DevToolsEvent) => void) => void;
  close: () => Promise<void>;
}

/**
 * A Chromium that is spoken to in the DevTools protocol, through a pipe.
 *
 * Playwright attaches to pages rather than to tabs. Chromium then renders no page in advance
 * (PrerenderingDisabledByDevTools), because activating one puts another page into the same tab.
 */
export function launchDevTools(): DevTools {
  const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'));
  const child = spawn(
    findChromium(),
    ['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...chromiumArguments],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
  );
  const [, , , commands, answers] = child.stdio;
  if (!(commands instanceof Writable) || !(answers instanceof Readable)) throw new Error('Chromium got no pipe');

  const events = new EventEmitter<{ event: [DevToolsEvent] }>();
  const pending = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  let lastId = 0;
  let unread = '';
  let ended = false;

  function receive({ id, method, params, result, error, sessionId }: Message): void {
    if (method !== undefined) events.emit('event', { method, params, sessionId });
    if (id === undefined) return;
    if (error) pending.get(id)?.fail(new Error(error.message));
    else pending.get(id)?.done(result);
    pending.delete(id);
  }

  // Messages are JSON texts with a zero byte behind each.
  answers.setEncoding('utf8');
  answers.on('data', (text: string) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop() ?? '';
    for (const message of messages) receive(messageSchema.parse(JSON.parse(message)));
  });
  commands.on('error', () => {});
  const exit = new Promise<void>((done) => {
    child.once('exit', () => {
      ended = true;
      for (const { fail } of pending.values()) fail(new Error('Chromium has ended'));
      done();
    });
  });

  return {
    send(method, params = {}, sessionId) {
      if (ended) return Promise.reject(new Error('Chromium has ended'));
      return new Promise((done, fail) => {
        lastId += 1;
        const id = lastId;
        const timer = setTimeout(() => {
          pending.delete(id);
          fail(new Error(`Chromium did not answer ${method} within ${answerTimeoutMs / 1000} s`));
        }, answerTimeoutMs);
        const settle = <Value>(callback: (value: Value) => void) => {
          return (value: Value) => {
            clearTimeout(timer);
            callback(value);
          };
        };
        pending.set(id, { done: settle(done), fail: settle(fail) });
        commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
    },
    listen(listener) {
      events.on('event', listener);
    },
    async close() {
      if (!ended && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await exit;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
