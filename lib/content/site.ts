import { load } from './load';
import { resolve } from './resolve';

/** Facts about the brand and the company that more than one page shows. */
export const site = resolve(load('site'));

/** The full address of a path on the site: `/pricing` → `https://www.example.com/pricing` */
export const addressOf = (path: string) => new URL(path, site.url).href;
