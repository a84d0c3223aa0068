import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, readConfiguration, serverProgram, type LocalHost } from './local-host';

const network = 'done by Netlify’s network, not by its emulator';

/** Netlify's own rules for redirects, headers and files, run locally. */
export const netlify: LocalHost = {
  encodings: [],
  differences: {
    'clean addresses': `${network} (“Pretty URLs”); the emulator shows the page`,
    revalidation: network,
  },
  prepare(temporary, port) {
    for (const name of ['redirects', 'headers'])
      writeFileSync(join(temporary, `_${name}`), readConfiguration(`netlify-${name}`));
    return serverProgram('netlify', String(port), folder, temporary);
  },
};
