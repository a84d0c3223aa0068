import type { Content } from '@/lib/content/kinds';

/** Old or alternative paths and where they lead, for good. One line each. */
export default [{ from: '/calendar', to: '/schedule' }] satisfies Content<'redirects'>;
