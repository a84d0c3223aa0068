import type { Names } from './checks/names';
import { fillNames, from, type Filling, type NoteFile } from './fillings';
import {
  cheapest,
  membersOf,
  monthlyEmails,
  planTitles,
  plansWith,
  plansWithout,
  recommended,
  teamSizes,
  thePlans,
} from './plan-sentences';
import { inWords, upperFirst } from './plan-facts';
import { plans } from './plans';
import { site } from './site';

const fromSite = from('site');
const fromPlans = from('plans');

/**
 * What a sentence in content can name in braces, such as `{cheapestPlan}`, so that it follows content/plans.ts and
 * content/site.ts.
 */
const placeholders: Record<string, Filling> = {
  brand: fromSite(() => site.name),
  /** Solo */
  cheapestPlan: fromPlans(() => cheapest().title),
  /** one person, three people */
  cheapestPlanPeople: fromPlans(() => membersOf(cheapest(), 'person', 'people')),
  /** one user, three users */
  cheapestPlanUsers: fromPlans(() => membersOf(cheapest(), 'user', 'users')),
  /** Solo */
  cheapestPlanWithFreeWebsite: fromPlans(() => cheapest(plansWith('website', 'free')).title),
  /** 5,000 or 20,000 */
  monthlyEmails: fromPlans(monthlyEmails),
  /** Four, or 14 */
  planCount: fromPlans(() => upperFirst(inWords(plans.length))),
  /** Solo and Duo */
  plansWithFirstMonthCredits: fromPlans(() => planTitles(plansWith('credits', 'first month only'))),
  plansWithMonthlyCredits: fromPlans(() => planTitles(plansWithout('credits', 'first month only'))),
  plansWithPaidSetup: fromPlans(() => planTitles(plansWithout('setup', 'free'))),
  plansWithPaidWebsite: fromPlans(() => planTitles(plansWithout('website', 'free'))),
  /** Duo */
  recommendedPlan: fromPlans(() => recommended().title),
  /** two people */
  recommendedPlanPeople: fromPlans(() => membersOf(recommended(), 'person', 'people')),
  /** 1, 2 or unlimited members */
  teamSizes: fromPlans(teamSizes),
  /** the Solo plan, the Solo and Duo plans */
  thePlansWithAdvancedAutomation: fromPlans(() => thePlans(plansWith('advancedAutomation', true))),
  thePlansWithFreeSetup: fromPlans(() => thePlans(plansWith('setup', 'free'))),
  thePlansWithFreeWebsite: fromPlans(() => thePlans(plansWith('website', 'free'))),
};

/** Fills in the placeholders of all texts. Other names in braces stay, for the schema to judge. */
export const fillPlaceholders = (data: unknown, note?: NoteFile) => fillNames(data, placeholders, note);

/** What nobody types into a sentence, because a placeholder stands for it. */
export const names: Names = { brand: site.name, plans: plans.map(({ title }) => title) };

/** The file that a name in braces is filled in from; undefined for another name. */
export const fileOfName = (name: string) => placeholders[name]?.file;
