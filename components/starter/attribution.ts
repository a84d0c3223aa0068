import type { Plan } from '@/lib/content/schemas/plan';
import { campaignParameter, declined, knownCampaign } from './campaign';

/*
 * Attribution, second half: what is handed to the provider's frame, and to nobody else. The policy is in campaign.ts.
 */

/* The schema's names, held to them by the compiler alone: the schema itself would cost the visitor its library. */
const plans = { starter: true, essentials: true, pro: true, premium: true } satisfies Record<Plan['name'], true>;

/** Characters of one value, and of all as an address spells them: servers refuse one of more than about 8,000. */
const maxValueLength = 1_000;
const maxTotalLength = 4_000;

/** Where the page of a redirect leaves the address of the page before it (scripts/build/redirect-page.ts). */
const redirectedFromKey = 'redirected-from';

export type Attribution = {
  /** Names in small letters, each once. */
  campaign: [name: string, value: string][];
  /** The path of the page of this site that the visitor comes from. */
  from?: string;
  plan?: string;
};

function campaignPairs(): Attribution['campaign'] {
  const pairs = new Map<string, string>();
  let room = maxTotalLength;
  for (const [written, value] of new URLSearchParams(knownCampaign())) {
    const name = written.toLowerCase();
    if (!campaignParameter.test(`${name}=${value}`) || pairs.has(name)) continue;
    const { length } = encodeURIComponent(value);
    if (value.length > maxValueLength || length > room) continue;
    pairs.set(name, value);
    room -= length;
  }
  return [...pairs];
}

function pageBefore(): string | undefined {
  let address: string | null = document.referrer;
  try {
    // The page of a redirect sends no referrer, so that it is not taken for the page before.
    address ||= sessionStorage.getItem(redirectedFromKey);
    sessionStorage.removeItem(redirectedFromKey);
  } catch {
    // Without storage the page before a redirect is not known.
  }
  return address?.startsWith(`${location.origin}/`) ? new URL(address).pathname : undefined;
}

function isPlan(value: unknown): value is string {
  return typeof value === 'string' && Object.hasOwn(plans, value);
}

/**
 * What the frame gets. Takes the query out of the page's address, because the old builds of the provider's script put
 * whatever is there behind the frame's and reload the frame, and keeps the plan and the page before in the history
 * entry, for a reload or a return.
 */
export function takeAttribution(): Attribution {
  const { plan: notedPlan, from: notedFrom }: Record<string, unknown> = history.state ?? {};
  const plan = [new URLSearchParams(location.search).get('plan'), notedPlan].find(isPlan);
  const known = pageBefore() ?? notedFrom;
  const from = typeof known === 'string' && !declined() ? known : undefined;
  const campaign = campaignPairs();
  try {
    // Relative to the page: a path that begins with two slashes would be another host.
    history.replaceState({ ...history.state, plan, from }, '', location.pathname.replace(/.*\//, './') + location.hash);
  } catch {
    // Browsers refuse it after many changes in a short time, and some when the address holds a password.
  }
  return { campaign, from, plan };
}

/** An address of the provider with what the visit is known by, each name once. */
export function withAttribution(address: string, { campaign, from, plan }: Attribution): string {
  const url = new URL(address);
  for (const [name, value] of campaign) url.searchParams.set(name, value);
  if (from?.startsWith('/')) url.searchParams.set('from', from.slice(0, maxValueLength));
  if (plan) url.searchParams.set('plan', plan);
  return url.href;
}
