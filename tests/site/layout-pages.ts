import { layoutOf } from '../matrix/layouts';
import { pagePaths } from './exported-site';

/** Of those that share a layout, pages that differ in it: an industry of each family of pictures. */
const families = [
  '/industries/plumbers',
  '/industries/general-dentistry',
  '/industries/gyms',
  '/industries/solar',
  '/industries/marketing-agencies/web-design',
];

/** A page of each layout, and an industry of each family. */
export const layoutPages = [
  ...new Map([...pagePaths, '/no-such-page'].toReversed().map((path) => [layoutOf(path), path])).values(),
  ...families,
].filter((path, index, all) => all.indexOf(path) === index);
