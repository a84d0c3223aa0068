import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/ports';
import { findPrograms } from '../../scripts/test/programs';
import { stopGroup } from '../hosts/local-host';
import type { Engine, Key, Point, Visitor } from './visitor';

/** As WebDriver writes keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

/** Otherwise the bars of the browser keep its window from being as narrow as a phone. */
const withoutRoomForBars = `
  * { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }
  * { -gtk-icon-transform: scale(0.1) }
`;

/** Runs in the page. The driver turns touches into movements of a mouse, so the page gets a touch's events instead. */
function dispatchTap({ x, y }: Point): void {
  const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, pointerType: 'touch' };
  for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout', 'click']) {
    document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent(type, init));
  }
}

/** Sends a command of WebDriver: https://www.w3.org/TR/webdriver2/#endpoints */
async function send<Value>(address: string, body?: object): Promise<Value> {
  const response = await fetch(address, body && { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`WebKitGTK, ${address}: ${JSON.stringify(value)}`);
  return value;
}

const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });

/** @param session the address of its commands */
function visitorOf(session: string, origin: string, leave: () => Promise<void>): Visitor {
  const evaluate: Visitor['evaluate'] = (code, ...args) =>
    send(`${session}/execute/sync`, { script: `return (${code.toString()}).apply(null, arguments)`, args });
  const perform = (type: string, ...actions: object[]) =>
    send<void>(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  const innerSize = () => evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return {
    open: (path) => send(`${session}/url`, { url: origin + path }),
    evaluate,
    moveTo: (point) => perform('pointer', moveTo(point)),
    click: (point) =>
      perform('pointer', moveTo(point), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    tap: (point) => evaluate(dispatchTap, point),
    press: (key) => perform('key', { type: 'keyDown', value: keys[key] }, { type: 'keyUp', value: keys[key] }),
    resize: async (size) => {
      // The window's own bars come on top of the page.
      const outer = await send<{ height: number }>(`${session}/window/rect`);
      const bars = outer.height - (await innerSize()).height;
      await send(`${session}/window/rect`, { x: 0, y: 0, width: size.width, height: size.height + bars });
      // The driver answers before the page knows.
      await expect.poll(innerSize).toEqual(size);
    },
    leave,
  };
}

/**
 * WebKitGTK in its own small browser, over plain WebDriver, without a client library: Puppeteer speaks BiDi, which its driver
 * does not. Each visitor gets a browser and a driver: one that has ended a session sometimes does not start another.
 */
export async function startWebKit(): Promise<Engine> {
  const { MiniBrowser: binary, WebKitWebDriver, Xvfb } = findPrograms('MiniBrowser', 'WebKitWebDriver', 'Xvfb');
  const configuration = mkdtempSync(join(tmpdir(), 'webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(configuration, version));
    writeFileSync(join(configuration, version, 'gtk.css'), withoutRoomForBars);
  }
  const displayArguments = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  const display = spawn(Xvfb, displayArguments, {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [displayNumber] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const env = {
    ...process.env,
    DISPLAY: `:${displayNumber.toString().trim()}`,
    XDG_CONFIG_HOME: configuration,
    // WebKit's sandbox does not start as root.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // Without a graphics processor, painting with one crashes at times.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    // Nor are layers worth composing: that takes a third of the processor time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const options = { binary, args: ['--automation'] };
  return {
    newVisitor: async (origin) => {
      const port = await freePort();
      const driver = spawn(WebKitWebDriver, [`--port=${port}`], { detached: true, env, stdio: 'ignore' });
      const address = `http://127.0.0.1:${port}`;
      const isReady = () => fetch(`${address}/status`).then(Boolean, () => false);
      while (!(await isReady())) await wait(50);
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
      const { sessionId } = await send<{ sessionId: string }>(`${address}/session`, { capabilities });
      return visitorOf(`${address}/session/${sessionId}`, origin, () => stopGroup(driver, 'SIGKILL'));
    },
    stop: async () => {
      await stopGroup(display, 'SIGKILL');
      rmSync(configuration, { recursive: true });
    },
  };
}
