import { registry } from '../schemas/load';
import { ai } from './ai';
import { marketingAutomation } from './marketing-automation';
import { dataAnalytics } from './data-analytics';
import { crmSolutions } from './crm-solutions';
import { copywriting } from './copywriting';
import { webDesign } from './web-design';
import { gmbSeo } from './gmb-seo';
import { integrationServices } from './integration-services';

/** Every service page. A new one is imported, listed and exported here. */
export const services = registry('path', [
  ai,
  marketingAutomation,
  dataAnalytics,
  crmSolutions,
  copywriting,
  webDesign,
  gmbSeo,
  integrationServices,
]);

export { ai, marketingAutomation, dataAnalytics, crmSolutions, copywriting, webDesign, gmbSeo, integrationServices };
