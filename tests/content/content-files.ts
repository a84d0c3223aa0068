/** Every content file with the schema that checks it: what an editor's mistakes are tried out on. */
import type { z } from 'zod';
import { actions } from '@/content/actions';
import { addOns } from '@/content/add-ons';
import { claims } from '@/content/claims';
import { financial, retail } from '@/content/coming-soon';
import { comparison } from '@/content/comparison';
import { destinations } from '@/content/destinations';
import { industries } from '@/content/industries';
import { navigation } from '@/content/navigation';
import { overviews } from '@/content/overviews';
import { addOnPricing } from '@/content/pages/add-on-pricing';
import { coaching } from '@/content/pages/coaching';
import { company } from '@/content/pages/company';
import { contact } from '@/content/pages/contact';
import { demo } from '@/content/pages/demo';
import { founder } from '@/content/pages/founder';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { pricing } from '@/content/pages/pricing';
import { schedule } from '@/content/pages/schedule';
import { termsOfService } from '@/content/pages/terms-of-service';
import { testimonialsPage } from '@/content/pages/testimonials';
import { planWords } from '@/content/plan-words';
import { plans } from '@/content/plans';
import { actionsSchema } from '@/content/schemas/action';
import { addOnPricingSchema, addOnsSchema } from '@/content/schemas/add-on';
import { bookingSchema } from '@/content/schemas/booking';
import { claimsSchema } from '@/content/schemas/claim';
import { comingSoonSchema } from '@/content/schemas/coming-soon';
import { companySchema } from '@/content/schemas/company';
import { demoSchema } from '@/content/schemas/demo';
import { destinationsSchema } from '@/content/schemas/destination';
import { founderSchema } from '@/content/schemas/founder';
import { homeSchema } from '@/content/schemas/home';
import { industrySchema } from '@/content/schemas/industry';
import { fileOf } from '@/content/schemas/load';
import { navigationSchema } from '@/content/schemas/navigation';
import { notFoundSchema } from '@/content/schemas/not-found';
import { overviewSchema } from '@/content/schemas/overview';
import { comparisonSchema, plansSchema, pricingSchema } from '@/content/schemas/plan';
import { planWordsSchema } from '@/content/schemas/plan-words';
import { serviceSchema } from '@/content/schemas/service';
import { siteSchema } from '@/content/schemas/site';
import { termsSchema } from '@/content/schemas/terms';
import { testimonialListSchema, testimonialsPageSchema } from '@/content/schemas/testimonial';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';

export type ContentFile = { file: string; schema: z.ZodType; data: object };

function loaded<Schema extends z.ZodType<object>>(schema: Schema, ...entries: z.output<Schema>[]): ContentFile[] {
  return entries.map((data) => ({ file: fileOf(data), schema, data }));
}

export const contentFiles: readonly ContentFile[] = [
  ...loaded(actionsSchema, actions),
  ...loaded(addOnsSchema, addOns),
  ...loaded(claimsSchema, claims),
  ...loaded(comparisonSchema, comparison),
  ...loaded(destinationsSchema, destinations),
  ...loaded(navigationSchema, navigation),
  ...loaded(notFoundSchema, notFound),
  ...loaded(plansSchema, plans),
  ...loaded(planWordsSchema, planWords),
  ...loaded(siteSchema, site),
  ...loaded(testimonialListSchema, testimonials),
  ...loaded(homeSchema, home),
  ...loaded(pricingSchema, pricing),
  ...loaded(addOnPricingSchema, addOnPricing),
  ...loaded(serviceSchema, ...services),
  ...loaded(overviewSchema, ...overviews),
  ...loaded(industrySchema, ...industries),
  ...loaded(comingSoonSchema, financial, retail),
  ...loaded(companySchema, company),
  ...loaded(founderSchema, founder),
  ...loaded(testimonialsPageSchema, testimonialsPage),
  ...loaded(demoSchema, demo),
  ...loaded(bookingSchema, schedule, coaching, contact),
  ...loaded(termsSchema, termsOfService),
];

/** @throws {Error} for a file that is not in the list, so that a misspelt test fails */
export function contentFile(file: string): ContentFile {
  const found = contentFiles.find((candidate) => candidate.file === file);
  if (!found) throw new Error(`no content file ${file}`);
  return found;
}
