import { pagePaths } from '../site/exported-site';
import { onePerLayout } from './layouts';

/** One page of each layout. */
export const representatives: readonly string[] = onePerLayout([...pagePaths, '/no-such-page']);

/** Of those that share a layout, pages that differ in it: an industry of each family of pictures. */
const families = [
  '/industries/plumbers',
  '/industries/general-dentistry',
  '/industries/gyms',
  '/industries/solar',
  '/industries/marketing-agencies/web-design',
];

/** A page of each layout, and an industry of each family. */
export const layoutPages: readonly string[] = [...new Set([...representatives, ...families])];
