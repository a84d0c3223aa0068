import { load } from './load';
import { resolve } from './resolve';
import type { AddOn } from './schemas/add-on';

/** What can be added to any plan, in the order in which pages show it. */
export const addOns = resolve(load('add-ons'));

/** `per 2-hour session`: what the price of an add-on buys that is paid per session. */
export const perSession = ({ note = 'session' }: AddOn): string => `per ${note}`;
