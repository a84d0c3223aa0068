import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities, Key as SeleniumKey, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/test/free-port';
import type { WebKit } from '../../scripts/test/find-webkit';
import { webKitPreferences, type Preference } from './preferences';
import { serveRecording } from './recording-server';
import type { Engine, Key, Point, Visitor } from './visitor';

const keys: Record<Key, string> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ' ': SeleniumKey.SPACE,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowUp: SeleniumKey.ARROW_UP,
};

/** Ends a program and those that it has started. */
async function stopGroup(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Starts an X server on an unused display. */
async function startDisplay(program: string): Promise<{ name: string; stop: () => Promise<void> }> {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, stop: () => stopGroup(child) };
}

const sessionTimeoutMs = 20_000;
const quitTimeoutMs = 3_000;

async function waitForDriver(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('WebKitWebDriver did not start');
}

/** Runs in the page. The driver turns touches into movements of a mouse, so the page gets a touch's events instead. */
function dispatchTap({ x, y }: Point): void {
  const target = document.elementFromPoint(x, y);
  const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, pointerType: 'touch' };
  for (const type of [
    'pointerover',
    'pointerenter',
    'pointerdown',
    'pointerup',
    'pointerout',
    'pointerleave',
    'click',
  ]) {
    target?.dispatchEvent(new PointerEvent(type, init));
  }
}

type Session = {
  driver: WebDriver;
  stop: () => Promise<void>;
};

function visitorOf({ driver, stop }: Session, origin: string, leave: () => void): Visitor {
  const openAddress = (address: string) => driver.get(new URL(address, origin).href);
  // Without the pause of Selenium's own default after each movement.
  const actions = () => driver.actions({ async: true });
  const toward = ({ x, y }: Point) =>
    actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    open: openAddress,
    evaluate: async (code, ...args) => driver.executeScript(code as never, ...args),
    evaluateInFrame: async (selector, code, ...args) => {
      await driver.switchTo().frame(await driver.findElement(By.css(selector)));
      try {
        return await driver.executeScript(code as never, ...args);
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    moveTo: (point) => toward(point).perform(),
    click: (point) => toward(point).click().perform(),
    tap: async (point) => {
      await driver.executeScript(dispatchTap as never, point);
    },
    press: (key, modifier) =>
      modifier
        ? actions().keyDown(SeleniumKey.SHIFT).sendKeys(keys[key]).keyUp(SeleniumKey.SHIFT).perform()
        : actions().sendKeys(keys[key]).perform(),
    resize: async ({ width, height }) => {
      const window = driver.manage().window();
      const innerSize = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
      const outer = await window.getRect();
      // The window's own bars come on top of the page.
      const bars = outer.height - (await innerSize())[1];
      await window.setRect({ x: 0, y: 0, width, height: height + bars });
      // The driver answers before the page knows.
      await expect.poll(innerSize, { intervals: [20] }).toEqual([width, height]);
    },
    // The driver has no access to the console.
    consoleErrors: () => [],
    identifyAs: async (client, providerOrigins) => {
      for (const provider of providerOrigins) {
        await driver.get(provider);
        await driver.manage().addCookie({ name: 'stand-in-client', value: client });
      }
    },
    leave: async () => {
      await stop();
      leave();
    },
  };
}

/** A driver that neither answers nor fails must not hold up the tests. */
async function within<Value>(milliseconds: number, what: string, promise: Promise<Value>): Promise<Value> {
  const late = new AbortController();
  const timeout = wait(milliseconds, undefined, late).then(() => {
    throw new Error(`${what} took more than ${milliseconds / 1000} seconds`);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    late.abort();
    timeout.catch(() => undefined);
  }
}

/** Otherwise the bars of the browser keep its window from being as narrow as a phone. */
const withoutRoomForBars = `
  * { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }
  * { -gtk-icon-transform: scale(0.1) }
`;

/** Writes what GTK reads at the start of a program: the settings of a desktop, and styles. */
function writeConfiguration(settings: readonly string[]): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'settings.ini'), ['[Settings]', ...settings, ''].join('\n'));
    writeFileSync(join(folder, version, 'gtk.css'), withoutRoomForBars);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

type Start = Pick<WebKit, 'driver' | 'browser'> & {
  /** The name of the X server's display. */
  display: string;
  /** A folder. */
  configuration: string;
  browserArguments: readonly string[];
};

/** Starts a browser with a driver of its own: one that has ended a session sometimes does not start another. */
async function startSession({
  driver: program,
  browser,
  display,
  configuration,
  browserArguments,
}: Start): Promise<Session> {
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], {
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: configuration,
      // WebKit's sandbox does not start as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics processor, painting with one crashes at times.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // Nor are layers worth composing: that takes a third of the processor time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // The provider's frame gets the cookie that tells visitors apart.
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', '--cookies-policy=always', ...browserArguments],
    },
  });
  try {
    if (server.pid === undefined) throw new Error(`${program} did not start`);
    await waitForDriver(address);
    const driver = new Builder().usingServer(address).withCapabilities(capabilities).build();
    await within(sessionTimeoutMs, 'Starting WebKitGTK', driver.getSession());
    return {
      driver,
      stop: async () => {
        // Some sessions never say that they have ended.
        await within(quitTimeoutMs, 'Ending WebKitGTK', driver.quit()).catch(() => undefined);
        await stopGroup(server);
      },
    };
  } catch (error) {
    await stopGroup(server);
    throw error;
  }
}

/** WebKitGTK over the classic WebDriver protocol, in its own small browser. Each visitor gets a new one. */
export async function startWebKit(webKit: WebKit, preferences: readonly Preference[]): Promise<Engine> {
  const display = await startDisplay(webKit.display);
  const set = preferences.flatMap((preference) => webKitPreferences[preference] ?? []);
  const configuration = writeConfiguration(set.flatMap(({ setting }) => setting ?? []));
  const start: Start = {
    ...webKit,
    display: display.name,
    configuration: configuration.folder,
    browserArguments: set.flatMap(({ argument }) => argument ?? []),
  };
  // Once more if it fails: the browser's window may be slow to appear on a busy machine.
  const newSession = () => startSession(start).catch(() => startSession(start));
  const first = await newSession();
  const version = (await first.driver.getCapabilities()).getBrowserVersion() ?? '';
  await first.stop();
  return {
    version: `WebKitGTK/${version}`,
    newVisitor: async (origin) => {
      const site = await serveRecording(origin);
      return visitorOf(await newSession(), site.origin, site.stop);
    },
    stop: async () => {
      await display.stop();
      configuration.remove();
    },
  };
}
