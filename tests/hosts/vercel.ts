import { folder, hostFiles, type Engine } from './engine';
import { join } from 'node:path';

/** Vercel's routes, in the order that it documents. */
export const vercel: Engine = {
  name: 'vercel',
  encodings: [],
  differences: { revalidation: 'done by Vercel’s network, which cannot run locally' },
  prepare(_temporary, port) {
    const program = ['tests/hosts/vercel-server.ts', String(port), folder, join(hostFiles, 'vercel.json')];
    return { command: 'node_modules/.bin/tsx', args: program };
  },
};
