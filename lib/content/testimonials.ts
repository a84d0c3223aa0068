import { read } from './read';

export const testimonials = read('testimonials');

/** Whether there is no real testimonial yet. The page says so then, and search engines are asked to leave it out. */
export const onlySamples = testimonials.every(({ sample }) => sample);
