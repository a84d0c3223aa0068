import { folder, hostFiles, type Engine } from './engine';

/** Amazon's functions, headers and upload, in the order that it documents. */
export const cloudfront: Engine = {
  name: 'cloudfront',
  encodings: [],
  differences: { revalidation: 'done by Amazon’s network, which cannot run locally' },
  prepare(_temporary, port) {
    const program = ['tests/hosts/cloudfront-server.ts', String(port), folder, hostFiles];
    return { command: 'node_modules/.bin/tsx', args: program };
  },
};
