import { fillSentence, load } from './load';
import { contentFiles } from './registry';
import { shownPage, shownTestimonials } from './schemas/testimonial';

export const testimonials = shownTestimonials(load('testimonials'));

export const testimonialsPage = shownPage(load('pages/testimonials'), testimonials);

/** The titles of all pages, without reading the rest of them: the not-found page, which belongs to every page, lists them. */
export const pageTitles = Object.values(contentFiles).flatMap((data) => {
  if (!('path' in data)) return [];
  const { title } = data.path === testimonialsPage.path ? testimonialsPage.seo : data.seo;
  return [{ path: data.path, title: fillSentence(title) }];
});
