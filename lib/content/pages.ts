import { load, loadAll } from './load';
import { contentFiles } from './registry';

/** Every page at once, for what lists them: the sitemap, files for machines, sharing pictures. A page loads its own file. */

export const testimonials = load('testimonials');

/** The page about testimonials, which says something else as long as one of them is a sample. */
function withSamples(page: ReturnType<typeof load<'pages/testimonials'>>) {
  const { whileSamples, ...own } = page;
  const sample = testimonials.some((testimonial) => testimonial.sample);
  const shown: Partial<typeof whileSamples> = sample ? whileSamples : {};
  return { ...own, ...shown, sample };
}

export const home = load('pages/home');
export const pricing = load('pages/pricing');
export const addOnPricing = load('pages/add-on-pricing');
export const company = load('pages/company');
export const founder = load('pages/founder');
export const testimonialsPage = withSamples(load('pages/testimonials'));
export const demo = load('pages/demo');
export const schedule = load('pages/schedule');
export const coaching = load('pages/coaching');
export const contact = load('pages/contact');
export const termsOfService = load('pages/terms-of-service');
export const notFound = load('pages/not-found');

export const services = loadAll('services/*');
export const overviews = loadAll('overviews/*');
export const industries = loadAll('industries/*');
export const comingSoon = loadAll('coming-soon/*');

/** The content of every page, one entry per canonical path. */
export const pages = [
  home,
  pricing,
  addOnPricing,
  company,
  founder,
  testimonialsPage,
  demo,
  schedule,
  coaching,
  contact,
  termsOfService,
  ...services,
  ...overviews,
  ...industries,
  ...comingSoon,
];

/**
 * The paths of pages that search engines are asked to leave out, and that the sitemap and llms.txt leave out: those that
 * show a sample.
 */
export const unindexedPaths: readonly string[] = pages.flatMap((page) =>
  'sample' in page && page.sample ? [page.path] : [],
);

/**
 * The name of the content file with a path: `/industries/hvac` → `industries/hvac`.
 *
 * @throws {Error} when there is none
 */
export function fileAt(path: string): string {
  const found = Object.entries(contentFiles).find(([, data]) => 'path' in data && data.path === path);
  if (!found) throw new Error(`no file of content/ has the path ${path}`);
  return found[0];
}
