import { load } from './load';

/** The ledger of marketing figures. */
export const claims = load('claims');
