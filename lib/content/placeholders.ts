import type { Names } from './checks/names';
import { cheapest, membersOf, planTitles, plansWith, plansWithout, thePlans } from './plan-sentences';
import { plans } from './plans';
import { site } from './site';
import { fillNames } from './texts';

/**
 * What a sentence in content can name in braces, such as `{cheapestPlan}`, so that it follows content/plans.ts and
 * content/site.ts. Each is worked out only when a sentence uses it.
 */
const placeholders: Record<string, () => string> = {
  brand: () => site.name,
  /** Solo */
  cheapestPlan: () => cheapest().title,
  /** one person, three people */
  cheapestPlanPeople: () => membersOf(cheapest(), 'person', 'people'),
  /** one user, three users */
  cheapestPlanUsers: () => membersOf(cheapest(), 'user', 'users'),
  /** Solo */
  cheapestPlanWithFreeWebsite: () => cheapest(plansWith('website', 'free')).title,
  /** Solo and Duo */
  plansWithFirstMonthCredits: () => planTitles(plansWith('credits', 'first month only')),
  plansWithMonthlyCredits: () => planTitles(plansWithout('credits', 'first month only')),
  plansWithPaidSetup: () => planTitles(plansWithout('setup', 'free')),
  plansWithPaidWebsite: () => planTitles(plansWithout('website', 'free')),
  /** the Solo plan, the Solo and Duo plans */
  thePlansWithAdvancedAutomation: () => thePlans(plansWith('advancedAutomation', true)),
  thePlansWithFreeSetup: () => thePlans(plansWith('setup', 'free')),
  thePlansWithFreeWebsite: () => thePlans(plansWith('website', 'free')),
};

/** Fills in the placeholders of all texts. Other names in braces stay, for the schema to judge. */
export const fillPlaceholders = (data: unknown) => fillNames(data, placeholders);

/** What nobody types into a sentence, because a placeholder stands for it. */
export const names: Names = { brand: site.name, plans: plans.map(({ title }) => title) };
