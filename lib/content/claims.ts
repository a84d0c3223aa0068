import { load } from './load';

/** The marketing figures. */
export const claims = load('claims');
