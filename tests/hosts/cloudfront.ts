import { folder, hostFiles, serverProgram, type LocalHost } from './local-host';

/** Amazon's functions, headers and upload, in the order that it documents. */
export const cloudfront: LocalHost = {
  encodings: [],
  differences: { revalidation: 'done by Amazon’s network, which cannot run locally' },
  prepare: (_temporary, port) => serverProgram('cloudfront', String(port), folder, hostFiles),
};
