import { load } from './load';
import { resolve } from './resolve';

/** Facts about the brand and the company that more than one page shows. */
export const site = resolve(load('site'));
