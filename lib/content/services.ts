import { canonicalPath, loadAll } from './load';
import type { ServicePictureName } from './schemas/service-pictures';

const services = loadAll('services/*');

/** What a service makes, by the path of its page. */
export const servicePictureOf = (path: string): ServicePictureName | undefined =>
  services.find((service) => service.path === canonicalPath(path))?.picture;
