import { load } from './load';

const all = load('testimonials');
const real = all.filter(({ sample }) => !sample);
const { whileSamples, ...own } = load('pages/testimonials');
const sample = real.length === 0;

/** Samples stand in for real testimonials, and go with the first one. */
export const testimonials = sample ? all : real;

const shown: Partial<typeof whileSamples> = sample ? whileSamples : {};

/** The page as it is shown: as long as the testimonials are samples, it says something else. */
export const testimonialsPage = { ...own, ...shown, sample };
