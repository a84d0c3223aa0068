import type { Content } from '@/lib/content/kinds';

/**
 * Scripts of others: analytics, consent tools, pixels. The site has none. An entry is what the page's policy has to know; a tool's
 * own snippet is a file in `public/`. The stand-in and the table for a privacy notice follow it. Recipes: deploy/README.md,
 * "Analytics and consent".
 */
export default [] satisfies Content<'scripts'>;
