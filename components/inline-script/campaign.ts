/*
 * Attribution, part 1: every page saves the campaign that led to the visit. Part 2, on pages with a frame, passes it on
 * (attribution.ts). The policy:
 *
 * - A visit from another site with campaign parameters starts a campaign, even in the middle of a session. The newest
 *   campaign wins, because it led to the current visit. The provider's contract has no fields for the first campaign.
 * - A visit from another site without parameters, or an internal link with parameters, changes nothing.
 * - The campaign is kept for the tab. A copy in local storage, valid for an hour, lets a tab that was opened from a
 *   page of this site read it too.
 * - With Global Privacy Control or Do Not Track, nothing is stored and only the plan is passed on.
 * - Only the names below are stored and passed on, each once. Values read from storage are validated like any input.
 */
const storageKey = 'campaign';
const copyLifetimeMs = 60 * 60_000;

/** Google Analytics, Google Ads, Meta, Microsoft, TikTok, LinkedIn, and `ref` for partners. */
const names = 'utm_[a-z_]{1,30}|gclid|gbraid|wbraid|gad_source|gad_campaignid|fbclid|msclkid|ttclid|li_fat_id|ref';

/** At the start of `name=value`. */
export const campaignParameter = new RegExp(`^(?:${names})=.`, 'i');

/**
 * What mailers and editors of links put before a name instead of `&`, and behind it instead of `=`. Behind `#` a number may be an
 * ampersand, as in `&#038;`.
 */
const pairStart = new RegExp(`(?:[?&;#]|%3f|%26|%3b|%23|(?:amp|0*38|x26)(?:;|%3b))+(plan|${names})(?:=|%3d)`, 'gi');

/** Not in the compiler's list: Global Privacy Control is a draft. */
type WithPrivacyControl = Navigator & { globalPrivacyControl?: boolean };

/** The visitor has opted out of tracking. */
export function declined(): boolean {
  return navigator.doNotTrack === '1' || (navigator as WithPrivacyControl).globalPrivacyControl === true;
}

/** The previous page is on this site. */
export function fromInside(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}

/** The pairs of the page's address that the site knows, behind `?` or `#`, begin as they should: `plan=pro&utm_source=ads`. */
export function queryOfAddress(): string {
  const pairs = `${location.search}&${location.hash.slice(1)}`.replace(pairStart, '&$1=').replace(/^[?&]+/, '');
  // Mail that was decoded once too seldom has `=3D` for every `=`.
  return /=(?!3D\w)/.test(pairs) ? pairs : pairs.replaceAll('=3D', '=');
}

/** The page's fragment without what belongs to a campaign: `#content?utm_source=ads` → `#content` */
export function fragmentOfAddress(): string {
  const { hash } = location;
  const start = hash.replace(/^#/, '&').search(pairStart);
  return start < 0 ? hash : hash.slice(0, start);
}

/** The campaign parameters in the page's address, with their values unchanged: `utm_source=ads&gclid=abc`. */
export function campaignInAddress(): string {
  return queryOfAddress()
    .split('&')
    .filter((pair) => campaignParameter.test(pair))
    .join('&');
}

/** Saves the campaign that led to this page. Runs once per document, before the visitor can leave it. */
export function saveCampaign(): void {
  const campaign = campaignInAddress();
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      if (declined()) window[name].removeItem(storageKey);
      else if (campaign && !fromInside())
        window[name].setItem(storageKey, JSON.stringify({ campaign, at: Date.now() }));
    } catch {
      // Without storage, the campaign is known on this page only.
    }
  }
}

/** Reads the campaign from a storage. Returns undefined if access is denied, it is empty, or its content is invalid. */
function readCampaign(name: 'sessionStorage' | 'localStorage', notBefore: number): string | undefined {
  try {
    const { campaign, at } = JSON.parse(window[name].getItem(storageKey) ?? '');
    return typeof campaign === 'string' && at >= notBefore ? campaign : undefined;
  } catch {
    return undefined;
  }
}

/** The visit's campaign: `name=value` pairs joined by `&`. The names are not validated yet. */
export function knownCampaign(): string {
  if (declined()) return '';
  const fallback = () =>
    fromInside() ? readCampaign('localStorage', Date.now() - copyLifetimeMs) : campaignInAddress();
  return readCampaign('sessionStorage', 0) ?? fallback() ?? '';
}
