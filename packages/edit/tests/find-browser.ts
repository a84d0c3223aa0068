import { findChromium } from '../../../scripts/test/find-chromium';

/** `CHROMIUM_PATH`, or the browser that is found, for all tests (playwright.config.ts). */
export default function findBrowser(): void {
  process.env.CHROMIUM_PATH ??= findChromium();
}
