import { load } from './load';

/** Every call to action that more than one page may use. */
export const actions = load('actions');
