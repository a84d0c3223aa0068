import type { Browser, CDPSession, Page } from '@playwright/test';

/** The phone that Lighthouse emulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export interface Network {
  /** In kbit/s. */
  download: number;
  upload: number;
  /** Added to each request, in milliseconds. */
  latency: number;
}

/** Opens an empty page, with an empty cache, on a phone with a slow network and a CPU that is 4 times slower. */
export async function withSlowPhone<Value>(
  browser: Browser,
  { download, upload, latency }: Network,
  measure: (page: Page, session: CDPSession) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      downloadThroughput: (download * 1_000) / 8,
      uploadThroughput: (upload * 1_000) / 8,
      latency,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}
