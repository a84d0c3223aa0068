import { canonicalPath, loadAll } from './load';

const pages = [...loadAll('industries/*'), ...loadAll('services/*')];

/** The large drawings of trades and services. */
export const tools = pages.flatMap(({ tool }) => tool ?? []);

/** What is drawn for the trade or the service behind a path. */
export const toolAt = (path: string) => pages.find((page) => page.path === canonicalPath(path))?.tool;
