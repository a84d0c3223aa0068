import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../test/find-chromium';
import { freePort } from '../test/free-port';

/* Playwright's signal handlers would exit the process before the servers have stopped. */
const signalHandling = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Launches a Chromium that Playwright controls. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...signalHandling, executablePath: findChromium(), args: chromiumArguments });
}

/** Launches a Chromium that Lighthouse can also connect to, through a port. */
export async function launchBrowserWithPort(
  switches: readonly string[] = chromiumArguments,
): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...signalHandling,
    executablePath: findChromium(),
    args: [...switches, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
