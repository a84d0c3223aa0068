import { load, loadAll } from './load';
import { contentFiles, type FileName } from './registry';
import { testimonialsPage } from './testimonials';

/** Every page at once, for the sitemap, files for machines and sharing pictures. A page loads its own file. */

export { testimonials, testimonialsPage } from './testimonials';
export const home = load('pages/home');
export const pricing = load('pages/pricing');
export const addOnPricing = load('pages/add-on-pricing');
export const company = load('pages/company');
export const founder = load('pages/founder');
export const demo = load('pages/demo');
export const schedule = load('pages/schedule');
export const contact = load('pages/contact');
export const termsOfService = load('pages/terms-of-service');
export const notFound = load('pages/not-found');

export const services = loadAll('services/*');
export const overviews = loadAll('overviews/*');
export const industries = loadAll('industries/*');
export const comingSoon = loadAll('coming-soon/*');

type PageFile = { [Name in FileName]: (typeof contentFiles)[Name] extends { path: string } ? Name : never }[FileName];

/** The content of every page that has a file with a path, in the order of the registry. */
export const pages = (Object.keys(contentFiles) as FileName[])
  .filter((name): name is PageFile => 'path' in contentFiles[name])
  .map((name) => (name === 'pages/testimonials' ? testimonialsPage : load(name)));

/** The paths of pages that show a sample: search engines, the sitemap and llms.txt leave them out. */
export const unindexedPaths: readonly string[] = pages.flatMap((page) =>
  'sample' in page && page.sample ? [page.path] : [],
);
