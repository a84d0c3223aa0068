import { createServer } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../find-chromium';

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/* Playwright would end this program at once when it is interrupted, before the servers have stopped. */
const interruptions = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** A Chromium that Playwright drives. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...interruptions, executablePath: findChromium(), args: chromiumArguments });
}

/** A Chromium that also lets Lighthouse in, through a port. */
export async function launchBrowserWithPort(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...interruptions,
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
