import type { Content } from '@/lib/content/kinds';

/**
 * Paths that show the page of another path, which is the canonical one: search engines are told of that alone. One line
 * each. Paths that lead on to another one are in content/redirects.ts.
 */
export default [{ path: '/book-coaching', shows: '/coaching' }] satisfies Content<'aliases'>;
