/*
 * The campaign that led to the visit: every page saves it, and pages with a frame pass it on to the provider. The policy:
 *
 * - An address with campaign parameters starts a campaign. The newest wins: the provider's contract has no fields for an
 *   earlier one.
 * - The campaign is kept for the tab. With Global Privacy Control or Do Not Track nothing is stored, and only the plan is
 *   passed on.
 * - Only the names below are stored and passed on, each once. What is read from storage is checked like any input.
 */
const storageKey = 'campaign';

/** Google Analytics, Google Ads, Meta, Microsoft, TikTok, LinkedIn, and `ref` for partners. */
const names = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|gad_source|gad_campaignid|fbclid|msclkid|ttclid|li_fat_id|ref)$/;

type Campaign = [name: string, value: string][];

export type Attribution = {
  /** Lowercase, unique names. */
  campaign: Campaign;
  plan?: string;
};

/** Not in the compiler's list: Global Privacy Control is a draft. */
type WithPrivacyControl = Navigator & { globalPrivacyControl?: boolean };

/** The visitor has opted out of tracking. */
function declined(): boolean {
  return navigator.doNotTrack === '1' || (navigator as WithPrivacyControl).globalPrivacyControl === true;
}

/** The campaign's parameters in a query, in lowercase, each with its first value. */
function campaignIn(query: string): Campaign {
  const pairs = new Map<string, string>();
  for (const [written, value] of new URLSearchParams(query)) {
    const name = written.toLowerCase();
    if (value && names.test(name) && !pairs.has(name)) pairs.set(name, value);
  }
  return [...pairs];
}

/** Saves the campaign that led to this page. Runs once per document, before the visitor can leave it. */
export function saveCampaign(): void {
  const campaign = campaignIn(location.search);
  try {
    if (declined()) sessionStorage.removeItem(storageKey);
    else if (campaign.length > 0) sessionStorage.setItem(storageKey, `${new URLSearchParams(campaign)}`);
  } catch {
    // Without storage, the campaign is known on this page only.
  }
}

function knownCampaign(): Campaign {
  if (declined()) return [];
  const campaign = campaignIn(location.search);
  if (campaign.length > 0) return campaign;
  try {
    return campaignIn(sessionStorage.getItem(storageKey) ?? '');
  } catch {
    return [];
  }
}

/**
 * Collects the data for the frame and removes the query from the page's address, because older builds of the provider's
 * script append it to the frame's address and reload the frame. The plan is kept in the history entry, so that it survives a
 * reload or Back.
 *
 * @param plans the names of all plans. Others are not passed on.
 */
export function takeAttribution(plans: readonly string[] = []): Attribution {
  const campaign = knownCampaign();
  const { plan: saved }: { plan?: unknown } = history.state ?? {};
  const asked = new URLSearchParams(location.search).get('plan') ?? saved;
  const plan = plans.find((name) => name === asked);
  try {
    history.replaceState({ ...history.state, plan }, '', location.pathname + location.hash);
  } catch {
    // Browsers throw after many changes in a short time, and some if the address contains a password.
  }
  return { campaign, plan };
}

/** Adds the attribution to an address of the provider, each name once. */
export function withAttribution(address: string, { campaign, plan }: Attribution): string {
  const url = new URL(address);
  for (const [name, value] of campaign) url.searchParams.set(name, value);
  if (plan) url.searchParams.set('plan', plan);
  return url.href;
}
