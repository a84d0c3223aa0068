import { testimonialsPage } from './pages';
import { onlySamples } from './testimonials';

/** The paths of pages that search engines are asked to leave out, and that the sitemap leaves out. */
export const unindexedPaths: readonly string[] = onlySamples ? [testimonialsPage.path] : [];
