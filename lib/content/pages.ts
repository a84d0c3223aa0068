import type { Route } from 'next';
import { ContentError } from './content-error';
import type { Checked } from './kinds';
import { fileOf, keepFile } from './load';
import { pathMistakes } from './page-paths';
import { read, readAll } from './read';
import type { Seo } from './schemas/fields';
import { testimonials } from './testimonials';

/** The page about testimonials, which says something else as long as one of them is a sample. */
function withSamples(page: Checked<'pages/testimonials'>) {
  const { whileSamples, ...own } = page;
  const sample = testimonials.some((testimonial) => testimonial.sample);
  const shown: Partial<typeof whileSamples> = sample ? whileSamples : {};
  return keepFile({ ...own, ...shown, sample }, page);
}

export const home = read('pages/home');
export const pricing = read('pages/pricing');
export const addOnPricing = read('pages/add-on-pricing');
export const company = read('pages/company');
export const founder = read('pages/founder');
export const testimonialsPage = withSamples(read('pages/testimonials'));
export const demo = read('pages/demo');
export const schedule = read('pages/schedule');
export const coaching = read('pages/coaching');
export const contact = read('pages/contact');
export const termsOfService = read('pages/terms-of-service');
export const notFound = read('pages/not-found');

export const services = readAll('services/*');
export const overviews = readAll('overviews/*');
export const industries = readAll('industries/*');
export const comingSoon = readAll('coming-soon/*');

type PageContent = { path: Route; seo: Seo };

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

const mistakes = pathMistakes(pages.map((page) => ({ file: fileOf(page), path: page.path })));
if (mistakes.length > 0) throw new ContentError(mistakes);

/** @throws {Error} when no file of the kind has the path */
function at<Page extends PageContent>(pagesOfKind: readonly Page[], path: Route, folder: string): Page {
  const page = pagesOfKind.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${folder} has no file with the path ${path}, and app${path}/page.tsx shows it`);
  return page;
}

/** The content of a page of `content/services/`. */
export const serviceAt = (path: Route) => at(services, path, 'content/services/');
/** The content of a page of `content/overviews/`. */
export const overviewAt = (path: Route) => at(overviews, path, 'content/overviews/');
/** The content of a page of `content/industries/`. */
export const industryAt = (path: Route) => at(industries, path, 'content/industries/');
/** The content of a page of `content/coming-soon/`. */
export const comingSoonAt = (path: Route) => at(comingSoon, path, 'content/coming-soon/');
