import { registry } from '../schemas/load';
import { serviceBased } from './service-based';
import { healthcare } from './healthcare';
import { marketingAgencies } from './marketing-agencies';

/** Every hub that leads to several industries. A new one is imported, listed and exported here. */
export const overviews = registry('path', [serviceBased, healthcare, marketingAgencies]);

export { serviceBased, healthcare, marketingAgencies };
