import { read } from './read';

export const testimonials = read('testimonials');
