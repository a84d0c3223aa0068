import { findPrograms, programNames } from './programs';

/**
 * Part of `npm test`: installs the browsers and servers that the tests need, where they are missing. `npm test` does
 * it while other steps compute, because most of it is waiting for downloads. Never fails: the tests say what is missing.
 */
try {
  findPrograms(...programNames);
} catch (error) {
  console.warn(error instanceof Error ? error.message : error);
}
