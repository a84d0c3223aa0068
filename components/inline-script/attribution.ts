import { campaignParameter, declined, fragmentOfAddress, knownCampaign, queryOfAddress } from './campaign';

/* Attribution, part 2: the data that is passed to the provider's frame only. The policy is in campaign.ts. */

/** Characters of one value, and of all values when encoded. Servers reject URLs longer than about 8,000 characters. */
const maxValueLength = 1_000;
const maxTotalLength = 4_000;

/** The redirect page stores the address of the previous page here (deploy/redirect-page.ts). */
const redirectedFromKey = 'redirected-from';

export type Attribution = {
  /** Lowercase, unique names. */
  campaign: [name: string, value: string][];
  /** The path of the previous page, if it is on this site. */
  from?: string;
  plan?: string;
};

function campaignPairs(): Attribution['campaign'] {
  const pairs = new Map<string, string>();
  let remainingLength = maxTotalLength;
  for (const [rawName, value] of new URLSearchParams(knownCampaign())) {
    const name = rawName.toLowerCase();
    if (!campaignParameter.test(`${name}=${value}`) || pairs.has(name)) continue;
    const { length } = encodeURIComponent(value);
    if (value.length > maxValueLength || length > remainingLength) continue;
    pairs.set(name, value);
    remainingLength -= length;
  }
  return [...pairs];
}

function previousPage(): string | undefined {
  let address: string | null = document.referrer;
  try {
    // A redirect page sends no referrer, so that it is not mistaken for the previous page.
    address ||= sessionStorage.getItem(redirectedFromKey);
    sessionStorage.removeItem(redirectedFromKey);
  } catch {
    // Without storage, the page before a redirect is unknown.
  }
  return address?.startsWith(`${location.origin}/`) ? new URL(address).pathname : undefined;
}

/**
 * Collects the data for the frame and removes the query from the page's address, because older builds of the provider's
 * script append it to the frame's address and reload the frame. The plan and the previous page are kept in the history
 * entry, so that they survive a reload or Back.
 *
 * @param plans the names of all plans. Others are not passed on.
 */
export function takeAttribution(plans: readonly unknown[] = []): Attribution {
  const { plan: savedPlan, from: savedFrom }: Record<string, unknown> = history.state ?? {};
  // Without what a sentence puts behind a link.
  const inAddress = new URLSearchParams(queryOfAddress()).get('plan')?.replace(/\W+$/, '').toLowerCase();
  const named = [inAddress, savedPlan].find((name) => plans.includes(name));
  const plan = typeof named === 'string' ? named : undefined;
  const known = previousPage() ?? savedFrom;
  const from = typeof known === 'string' && !declined() ? known : undefined;
  const campaign = campaignPairs();
  try {
    // Relative to the page: a path that starts with two slashes would mean another host.
    const path = location.pathname.replace(/.*\//, './');
    history.replaceState({ ...history.state, plan, from }, '', path + fragmentOfAddress());
  } catch {
    // Browsers throw after many changes in a short time, and some if the address contains a password.
  }
  return { campaign, from, plan };
}

/** Adds the attribution to an address of the provider, each name once. */
export function withAttribution(address: string, { campaign, from, plan }: Attribution): string {
  const url = new URL(address);
  for (const [name, value] of campaign) url.searchParams.set(name, value);
  if (from?.startsWith('/')) url.searchParams.set('from', from.slice(0, maxValueLength));
  if (plan) url.searchParams.set('plan', plan);
  return url.href;
}
