import type { Route } from 'next';
import { financial, retail } from '../coming-soon';
import { industries } from '../industries';
import { overviews } from '../overviews';
import { registry } from '../schemas/load';
import type { Seo } from '../schemas/fields';
import { services } from '../services';
import { addOnPricing } from './add-on-pricing';
import { coaching } from './coaching';
import { company } from './company';
import { contact } from './contact';
import { demo } from './demo';
import { founder } from './founder';
import { home } from './home';
import { pricing } from './pricing';
import { schedule } from './schedule';
import { termsOfService } from './terms-of-service';
import { testimonialsPage } from './testimonials';

type PageContent = { path: Route; seo: Seo };

/** The content of every page, one entry per canonical path. A new page is listed here. */
export const pages = registry<PageContent, 'path'>('path', [
  home,
  pricing,
  addOnPricing,
  ...services,
  ...overviews,
  ...industries,
  financial,
  retail,
  company,
  founder,
  testimonialsPage,
  demo,
  schedule,
  coaching,
  contact,
  termsOfService,
]);
