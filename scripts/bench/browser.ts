import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../find-chromium';
import { freePort } from '../free-port';

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
