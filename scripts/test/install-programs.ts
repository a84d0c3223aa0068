import { findPrograms, programNames } from './programs';

/** Part of `npm test`: installs missing browsers and servers. Never fails: the tests say what is missing. */
try {
  findPrograms(...programNames);
} catch (error) {
  console.warn(error instanceof Error ? error.message : error);
}
