import { load } from './load';

/** Old or alternative paths and where they lead, for good. */
export const redirects = load('redirects');
