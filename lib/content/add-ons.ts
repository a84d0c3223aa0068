import { load } from './load';
import { resolve } from './resolve';

/** What can be added to any plan, in the order in which pages show it. */
export const addOns = resolve(load('add-ons'));
