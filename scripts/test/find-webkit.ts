import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall } from './debian-packages';
import { pathOf } from './path-of';

export type WebKit = {
  /** The program that other programs drive the browser with. */
  driver: string;
  /** WebKitGTK's own small browser. */
  browser: string;
  /** An X server without a screen, because the browser needs a window. */
  display: string;
};

/** With GTK 3 or 4. Which one Debian installs with the driver depends on its release. */
const libraries = ['webkit2gtk-4.1', 'webkitgtk-6.0'];

/** Debian keeps the browser beside the library, in a folder named after the processor. */
function browserPath(): string | undefined {
  for (const folder of ['/usr/lib', '/usr/libexec']) {
    if (!existsSync(folder)) continue;
    const candidates = ['.', ...readdirSync(folder)].flatMap((name) =>
      libraries.map((library) => join(folder, name, library, 'MiniBrowser')),
    );
    const found = candidates.find((path) => existsSync(path));
    if (found) return found;
  }
  return undefined;
}

function fromSystem(): WebKit | undefined {
  const driver = pathOf('WebKitWebDriver');
  const display = pathOf('Xvfb');
  const browser = browserPath();
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** The system's WebKitGTK with its driver and an X server. */
export const findWebKit = () => findOrInstall('WebKitGTK (with MiniBrowser)', fromSystem, 'webkit2gtk-driver', 'xvfb');
