import { join } from 'node:path';
import { folder, hostFiles, serverProgram, type LocalHost } from './local-host';

/** Vercel's routes, in the order that it documents. */
export const vercel: LocalHost = {
  encodings: [],
  differences: { revalidation: 'done by Vercel’s network, which cannot run locally' },
  prepare: (_temporary, port) => serverProgram('vercel', String(port), folder, join(hostFiles, 'vercel.json')),
};
