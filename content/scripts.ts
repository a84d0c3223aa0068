import type { Content } from '@/lib/content/kinds';

/**
 * Scripts of others: analytics, consent tools, pixels; and what a page shows of others, such as a map. The site has none. An entry
 * is all that it takes: the page's policy and the stand-in follow it; `npm run format` writes the guide's table of what leaves the
 * page. Recipes: deploy/README.md, "Analytics and consent".
 */
export default [] satisfies Content<'scripts'>;
