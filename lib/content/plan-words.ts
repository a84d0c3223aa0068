import { load } from './load';

/** How the facts of plans are put into words. */
export const planWords = load('plan-words');
