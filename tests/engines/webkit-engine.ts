import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key as SeleniumKey, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/test/free-port';
import type { WebKit } from '../../scripts/test/find-webkit';
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

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts an X server on an unused display. */
async function startDisplay(program: string): Promise<{ name: string; stop: () => Promise<void> }> {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, stop: () => stopProcess(child) };
}

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

function visitorOf(driver: WebDriver, origin: string, leave: () => Promise<void>): Visitor {
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
    press: (key) => actions().sendKeys(keys[key]).perform(),
    resize: async ({ width, height }) => {
      const window = driver.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      // The window's own bars come on top of the page.
      const inner = await driver.executeScript<number>('return innerHeight');
      await window.setRect({ x: 0, y: 0, width, height: height + height - inner });
    },
    // The driver has no access to the console.
    consoleErrors: () => [],
    identifyAs: async (client, providerOrigins) => {
      for (const provider of providerOrigins) {
        await driver.get(provider);
        await driver.manage().addCookie({ name: 'stand-in-client', value: client });
      }
    },
    leave,
  };
}

/** WebKitGTK over the classic WebDriver protocol, in its own small browser. Each visitor gets a new one. */
export async function startWebKit({ driver: program, browser, display: xServer }: WebKit): Promise<Engine> {
  const display = await startDisplay(xServer);
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], {
    // WebKit's sandbox does not start as root.
    env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  const startBrowser = () =>
    new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          // The provider's frame gets the cookie that tells visitors apart.
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--cookies-policy=always'] },
        }),
      )
      .build();
  const first = await startBrowser();
  const version = (await first.getCapabilities()).getBrowserVersion() ?? '';
  await first.quit();
  return {
    version: `WebKitGTK/${version}`,
    newVisitor: async (origin) => {
      const site = await serveRecording(origin);
      const driver = await startBrowser();
      return visitorOf(driver, site.origin, async () => {
        await driver.quit();
        site.stop();
      });
    },
    stop: async () => {
      await stopProcess(server);
      await display.stop();
    },
  };
}
