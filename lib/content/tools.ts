import { canonicalPath, loadAll } from './load';

const pages = [...loadAll('industries/*'), ...loadAll('services/*')];

/** The large drawings of trades and services. */
export const tools = pages.flatMap(({ tool }) => tool ?? []);

/** A link with what is drawn for the trade or the service that it leads to. */
export const withTool = <Linked extends { href: string }>(link: Linked) => ({
  ...link,
  tool: pages.find((page) => page.path === canonicalPath(link.href))?.tool,
});
