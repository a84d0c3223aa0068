/** One change of one field, and what the check says after `<file> › <field>: `. A few name another field. */
export type Mistake = [kind: string, file: string, field: string, to: unknown, says: string, names?: string];

export const file = {
  home: 'content/pages/home.ts',
  plumbers: 'content/industries/plumbers.ts',
  gyms: 'content/industries/gyms.ts',
  dentistry: 'content/industries/general-dentistry.ts',
  yoga: 'content/industries/yoga-studios.ts',
  ai: 'content/services/ai.ts',
  terms: 'content/pages/terms-of-service.ts',
  pricing: 'content/pages/pricing.ts',
  schedule: 'content/pages/schedule.ts',
  notFound: 'content/pages/not-found.ts',
  comingSoon: 'content/coming-soon/retail.ts',
  navigation: 'content/navigation.ts',
  actions: 'content/actions.ts',
  destinations: 'content/destinations.ts',
  embedOrigins: 'content/embed-origins.ts',
  plans: 'content/plans.ts',
  planWords: 'content/plan-words.ts',
  addOns: 'content/add-ons.ts',
  claims: 'content/claims.ts',
  comparison: 'content/comparison.ts',
  testimonials: 'content/testimonials.ts',
  site: 'content/site.ts',
} as const;
