import { load } from './load';
import { shownPage, shownTestimonials } from './schemas/testimonial';

export const testimonials = shownTestimonials(load('testimonials'));

export const testimonialsPage = shownPage(load('pages/testimonials'), testimonials);
