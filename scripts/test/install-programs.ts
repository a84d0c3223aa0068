import installServers from './install-servers';
import { browserEnvironment } from './find-chromium';
import { findFirefox } from './find-firefox';
import { findWebKit } from './find-webkit';

/**
 * Part of `npm test`: installs the browsers and servers that the tests need, where they are missing. `npm test` does
 * it while other steps compute, because most of it is waiting for downloads. Never fails: the tests say what is missing.
 */
for (const find of [browserEnvironment, installServers, findFirefox, findWebKit]) {
  try {
    find();
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
  }
}
