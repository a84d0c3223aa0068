import type { z } from 'zod';
import { addOnPricingSchema, addOnsSchema } from './schemas/add-on';
import { aliasesSchema, redirectsSchema } from './schemas/redirect';
import { bookingSchema } from './schemas/booking';
import { comingSoonSchema } from './schemas/coming-soon';
import { companySchema, founderSchema } from './schemas/about';
import { demoSchema } from './schemas/demo';
import { destinationsSchema } from './schemas/destination';
import { embedOriginsSchema, embedTextsSchema } from './schemas/embeds';
import { homeSchema } from './schemas/home';
import { industrySchema } from './schemas/industry';
import { navigationSchema } from './schemas/navigation';
import { notFoundSchema } from './schemas/not-found';
import { overviewSchema } from './schemas/overview';
import { comparisonSchema, plansSchema, planWordsSchema } from './schemas/plan';
import { playerSchema } from './schemas/player';
import { pricingSchema } from './schemas/pricing';
import { ownerQuestionsSchema } from './schemas/owner-questions';
import { actionsSchema, claimsSchema } from './schemas/references';
import { scriptsSchema } from './schemas/scripts';
import { serviceSchema } from './schemas/service';
import { siteSchema } from './schemas/site';
import { termsSchema } from './schemas/terms';
import { testimonialListSchema, testimonialsPageSchema } from './schemas/testimonial';

/**
 * Which schema checks which files of `content/`: by the file's name without its ending, or, with an asterisk, all files
 * of a folder. registry.ts has the files.
 */
export const kinds = {
  actions: actionsSchema,
  'add-ons': addOnsSchema,
  aliases: aliasesSchema,
  claims: claimsSchema,
  comparison: comparisonSchema,
  destinations: destinationsSchema,
  'embed-origins': embedOriginsSchema,
  'embed-texts': embedTextsSchema,
  navigation: navigationSchema,
  'owner-questions': ownerQuestionsSchema,
  'plan-words': planWordsSchema,
  plans: plansSchema,
  player: playerSchema,
  redirects: redirectsSchema,
  scripts: scriptsSchema,
  site: siteSchema,
  testimonials: testimonialListSchema,
  'coming-soon/*': comingSoonSchema,
  'industries/*': industrySchema,
  'overviews/*': overviewSchema,
  'services/*': serviceSchema,
  'pages/add-on-pricing': addOnPricingSchema,
  'pages/coaching': bookingSchema,
  'pages/company': companySchema,
  'pages/contact': bookingSchema,
  'pages/demo': demoSchema,
  'pages/founder': founderSchema,
  'pages/home': homeSchema,
  'pages/not-found': notFoundSchema,
  'pages/pricing': pricingSchema,
  'pages/schedule': bookingSchema,
  'pages/terms-of-service': termsSchema,
  'pages/testimonials': testimonialsPageSchema,
} as const satisfies Record<string, z.ZodType<object>>;

export type Kind = keyof typeof kinds;

/** Facts and addresses: other files name these in braces, so that theirs stand for nothing. */
const factKinds = [
  'actions',
  'add-ons',
  'aliases',
  'claims',
  'destinations',
  'embed-origins',
  'plans',
  'redirects',
  'scripts',
  'site',
] as const satisfies readonly Kind[];
export type FactKind = (typeof factKinds)[number];

export const isFactKind = (kind: Kind): kind is FactKind => factKinds.some((one) => one === kind);

/** A kind with several files. */
export type FolderKind = Extract<Kind, `${string}/*`>;

/** What is typed into a content file of a kind: `export default { … } satisfies Content<'industries/*'>`. */
export type Content<Of extends Kind> = z.input<(typeof kinds)[Of]>;

/** What the schema of a kind makes of it. References to other files are still ids and keys. */
export type Checked<Of extends Kind> = z.output<(typeof kinds)[Of]>;

/** The kind of a file, or undefined when no schema knows it. */
export function kindOf(name: string): Kind | undefined {
  const names = Object.keys(kinds) as Kind[];
  return names.find((kind) => kind === name) ?? names.find((kind) => kind === name.replace(/[^/]*$/, '*'));
}

/** `industries/plumbers` → `content/industries/plumbers.ts`, for messages. */
export const pathOf = (name: string) => `content/${name}.ts`;
