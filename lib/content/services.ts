import { canonicalPath, loadAll } from './load';
import type { Tool } from './schemas/tool';

const services = loadAll('services/*');

/** The large drawings of services. */
export const tools = services.flatMap(({ tool }) => tool ?? []);

/** The large drawing of a service, by the path of its page. */
export const toolOf = (path: string): Tool | undefined =>
  services.find((service) => service.path === canonicalPath(path))?.tool;
