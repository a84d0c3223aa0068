import { addOns, parse, perSession, plans, resolve, site } from './facts';
import { kindOf, pathOf, type Checked, type FactKind, type FolderKind, type Kind } from './kinds';
import { ContentError } from './mistake';
import {
  cheapest,
  emailsByPlan,
  firstMonth,
  membersOf,
  monthlyCredits,
  planTitles,
  plansWith,
  plansWithout,
  recommended,
  teamSizes,
  thePlans,
} from './plans/sentences';
import { contentFiles, type FileName } from './registry';
import type { AddOn } from './schemas/add-on';
import type { PriceName } from './schemas/fields';
import type { Resolved } from './schemas/references';
import { dollars, fillText, inWords, mapTexts, upperFirst } from './texts';

/** What a name in braces stands for: the file with the fact, and the fact in words. */
type Named = { from: FactKind; words: () => string };

const fromSite = (words: () => string): Named => ({ from: 'site', words });
const fromPlans = (words: () => string): Named => ({ from: 'plans', words });
const fromAddOns = (words: () => string): Named => ({ from: 'add-ons', words });

/** What a sentence in content can name in braces, such as `{cheapestPlan}`, so that it follows the facts. */
const names: Record<string, Named> = {
  brand: fromSite(() => site.name),
  /** Solo */
  cheapestPlan: fromPlans(() => cheapest().title),
  /** one person, three people */
  cheapestPlanPeople: fromPlans(() => membersOf(cheapest(), 'person', 'people')),
  /** one user, three users */
  cheapestPlanUsers: fromPlans(() => membersOf(cheapest(), 'user', 'users')),
  /** Solo */
  cheapestPlanWithFreeWebsite: fromPlans(() => cheapest(plansWith('website', 'free')).title),
  /** Duo 5,000, Team 20,000 */
  emailsByPlan: fromPlans(emailsByPlan),
  /** 380 or 2,340 */
  monthlyCallsReceived: fromPlans(() => monthlyCredits('callsReceived')),
  /** 5,000 or 20,000 */
  monthlyEmails: fromPlans(() => monthlyCredits('emails')),
  /** Solo and Duo */
  plansWithFirstMonthCredits: fromPlans(() => planTitles(plansWith('credits', 'first month only'))),
  plansWithMonthlyCredits: fromPlans(() => planTitles(plansWithout('credits', 'first month only'))),
  plansWithPaidSetup: fromPlans(() => planTitles(plansWithout('setup', 'free'))),
  plansWithPaidWebsite: fromPlans(() => planTitles(plansWithout('website', 'free'))),
  /** Duo */
  recommendedPlan: fromPlans(() => recommended().title),
  /** two people */
  recommendedPlanPeople: fromPlans(() => membersOf(recommended(), 'person', 'people')),
  /** Four, or 14 */
  planCount: fromPlans(() => upperFirst(inWords(plans.length))),
  /** 1, 2 or unlimited members */
  teamSizes: fromPlans(teamSizes),
  /** the Solo plan, the Solo and Duo plans */
  thePlansWithAdvancedAutomation: fromPlans(() => thePlans(plansWith('advancedAutomation', true))),
  thePlansWithFreeSetup: fromPlans(() => thePlans(plansWith('setup', 'free'))),
  thePlansWithFreeWebsite: fromPlans(() => thePlans(plansWith('website', 'free'))),
};

function missing(id: AddOn['id'], what: string): ContentError {
  const expected = 'one because sentences name it (lib/content/load.ts)';
  return new ContentError([
    { file: pathOf('add-ons'), path: [], code: 'name', found: `no ${what} of ${id}`, expected },
  ]);
}

function addOnPrice(id: AddOn['id']): string {
  const addOn = addOns.find((candidate) => candidate.id === id);
  if (!addOn || typeof addOn.price !== 'number') throw missing(id, 'price');
  if (addOn.isOneTime) return `${dollars(addOn.price)} one-time`;
  return `${dollars(addOn.price)} ${addOn.isPerSession ? perSession(addOn) : 'a month'}`;
}

function addOnNote(id: AddOn['id']): string {
  const note = addOns.find((candidate) => candidate.id === id)?.note;
  if (note === undefined) throw missing(id, 'note');
  return note;
}

/** What the plans pay that do not have it free: `$997`, or `$997 or $1,200` where they differ. */
function fee(fact: 'setup' | 'website'): string {
  const fees = plansWithout(fact, 'free').map((plan) => dollars(Number(plan[fact])));
  return [...new Set(fees)].join(' or ');
}

/** Filled in after the schema has looked, because it refuses every figure that is typed into a sentence. */
const prices: Record<PriceName, Named> = {
  /** $97, of one month */
  cheapestPrice: fromPlans(() => dollars(cheapest().price)),
  /** $1,094, of the first month with the setup */
  cheapestStart: fromPlans(() => dollars(firstMonth(cheapest()))),
  /** $197 per 2-hour session */
  coachingPrice: fromAddOns(() => addOnPrice('coaching')),
  /** 2-hour session */
  coachingSession: fromAddOns(() => addOnNote('coaching')),
  /** $0.001, of one message */
  emailFee: fromSite(() => dollars(site.emailFee)),
  /** Starter $97, Essentials $197 */
  everyPlanPrice: fromPlans(() => plans.map(({ title, price }) => `${title} ${dollars(price)}`).join(', ')),
  /** $497, of one month */
  highestPrice: fromPlans(() => dollars(Math.max(...plans.map(({ price }) => price)))),
  /** $497 a month */
  localSeoPrice: fromAddOns(() => addOnPrice('local-seo')),
  /** $97 one-time */
  phoneSetupPrice: fromAddOns(() => addOnPrice('phone-setup')),
  /** $297, of one month */
  priceWithFreeWebsite: fromPlans(() => dollars(cheapest(plansWith('website', 'free')).price)),
  recommendedPrice: fromPlans(() => dollars(recommended().price)),
  /** $1,294, of the first month with the setup */
  recommendedStart: fromPlans(() => dollars(firstMonth(recommended()))),
  /** $197 one-time */
  reputationPrice: fromAddOns(() => addOnPrice('reputation-management')),
  /** $997 */
  setupFee: fromPlans(() => fee('setup')),
  websiteFee: fromPlans(() => fee('website')),
};

const filledFrom = (table: ReadonlyMap<string, Named>) => (text: string) =>
  fillText(text, (name) => table.get(name)?.words());

/** Fills the prices into a text that its schema has judged. */
export const fillPrices = filledFrom(new Map(Object.entries(prices)));
const fillSentence = filledFrom(new Map(Object.entries(names)));

/** Fills all names into a sentence of content/plan-words.ts, which other files do not fill. */
export const fillAll = (text: string) => fillPrices(fillSentence(text));

/** Fills in all names but those of prices. Unknown names stay, for the schema to judge. */
export const fillNames = (data: unknown) => mapTexts(data, fillSentence);

/** The file that a name in braces is filled in from; undefined for another name. */
export function sourceOfName(name: string): string | undefined {
  const from = new Map(Object.entries({ ...names, ...prices })).get(name)?.from;
  return from && pathOf(from);
}

/** The kind of a content file. */
export type KindOf<Name extends FileName> = Name extends Kind
  ? Name
  : Name extends `${infer Folder}/${string}`
    ? Extract<FolderKind, `${Folder}/*`>
    : never;

/** What pages get of a file: checked, with names filled in and references resolved. */
type Loaded<Of extends Kind> = Resolved<Checked<Of>>;

const loaded = new Map<FileName, object>();

/**
 * The content of a file. It is read once. A mistake in it fails the pages that need it, and no others.
 *
 * @throws {ContentError}
 */
export function load<Name extends FileName>(name: Name): Loaded<KindOf<Name>> {
  const kind = kindOf(name) as KindOf<Name>;
  const file = pathOf(name);
  const known = loaded.get(name) ?? resolve(file, parse(kind, file, fillNames(contentFiles[name])), fillPrices);
  loaded.set(name, known);
  return known as Loaded<KindOf<Name>>;
}

/** All files of a folder, in the order of their names. */
export function loadAll<Of extends FolderKind>(kind: Of): Loaded<Of>[] {
  const all = Object.keys(contentFiles) as FileName[];
  return all.filter((name) => kindOf(name) === kind).map((name) => load(name) as Loaded<Of>);
}
