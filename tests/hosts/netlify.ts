import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, readConfiguration, type Engine } from './engine';

const network = 'done by Netlify’s network, not by its emulator';

/** Netlify's own rules for redirects, headers and files, run locally. */
export const netlify: Engine = {
  name: 'netlify',
  encodings: [],
  differences: {
    'clean addresses': `${network} (“Pretty URLs”); the emulator shows the page`,
    revalidation: network,
  },
  prepare(temporary, port) {
    for (const name of ['redirects', 'headers'])
      writeFileSync(join(temporary, `_${name}`), readConfiguration(`netlify-${name}`, {}));
    const program = ['tests/hosts/netlify-server.ts', String(port), folder, temporary];
    return { command: 'node_modules/.bin/tsx', args: program };
  },
};
