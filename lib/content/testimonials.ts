import { fillAll, load } from './load';
import { contentFiles } from './registry';

export const testimonials = load('testimonials');

/** The page about testimonials, which says something else as long as one of them is a sample. */
function withSamples(page: ReturnType<typeof load<'pages/testimonials'>>) {
  const { whileSamples, ...own } = page;
  const sample = testimonials.some((testimonial) => testimonial.sample);
  const shown: Partial<typeof whileSamples> = sample ? whileSamples : {};
  return { ...own, ...shown, sample };
}

export const testimonialsPage = withSamples(load('pages/testimonials'));

/** The titles of all pages, without reading the rest of them: the not-found page, which belongs to every page, lists them. */
export const pageTitles = Object.values(contentFiles).flatMap((data) => {
  if (!('path' in data)) return [];
  const { title } = data.path === testimonialsPage.path ? testimonialsPage.seo : data.seo;
  return [{ path: data.path, title: fillAll(title) }];
});
