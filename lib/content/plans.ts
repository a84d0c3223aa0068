import { load } from './load';
import { resolve } from './resolve';

/** The plans, in the order in which pages show them. */
export const plans = resolve(load('plans'));
