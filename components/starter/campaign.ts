/*
 * Attribution, first half: every page notes the campaign that a visit comes from. The second half, what is handed on, is
 * in attribution.ts, on pages with a frame. The policy:
 *
 * - A visit that comes from outside with campaign parameters starts a campaign, also in the middle of a session: the
 *   newest wins, because that is what brought the visitor now. The provider's contract names no fields for the first one.
 * - A visit that comes from outside without parameters, and a link of this site with parameters, change nothing.
 * - The campaign is kept for the tab. A copy lets a tab that was opened from a page of this site know it too; it counts
 *   for an hour.
 * - Who sends Global Privacy Control or Do Not Track has nothing stored, and nothing passed on but the plan.
 * - Only the names below are stored and passed on, each once, and what is read from storage is checked like any input.
 */
const storageKey = 'campaign';
const copyLifetimeMs = 60 * 60_000;

/** Google Analytics, Google Ads, Meta, Microsoft, TikTok, LinkedIn, and `ref` for partners, at the start of `name=value`. */
export const campaignParameter =
  /^(?:utm_[a-z_]{1,30}|gclid|gbraid|wbraid|gad_source|gad_campaignid|fbclid|msclkid|ttclid|li_fat_id|ref)=./i;

/** The visitor has asked not to be followed. */
export function declined(): boolean {
  return (
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}

/** The visitor comes from a page of this site. */
export function fromInside(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}

/** The campaign parameters of the page's address, as they are written there: `utm_source=ads&gclid=abc`. */
export function campaignInAddress(): string {
  return location.search
    .slice(1)
    .split('&')
    .filter((pair) => campaignParameter.test(pair))
    .join('&');
}

/** Notes the campaign that has led to this page. Runs once per document, before anybody can leave it. */
export function noteCampaign(): void {
  const campaign = campaignInAddress();
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      if (declined()) window[name].removeItem(storageKey);
      else if (campaign && !fromInside())
        window[name].setItem(storageKey, JSON.stringify({ campaign, at: Date.now() }));
    } catch {
      // Without storage the campaign is known on this page only, which is all the visitor allows.
    }
  }
}

/** What a storage knows, or nothing: it may be denied, empty, or hold something else. */
function recall(name: 'sessionStorage' | 'localStorage', notBefore: number): string | undefined {
  try {
    const { campaign, at } = JSON.parse(window[name].getItem(storageKey) ?? '');
    return typeof campaign === 'string' && at >= notBefore ? campaign : undefined;
  } catch {
    return undefined;
  }
}

/** The visit's campaign, `name=value` pairs joined by `&`; the names still have to be checked. */
export function knownCampaign(): string {
  if (declined()) return '';
  const elsewhere = () => (fromInside() ? recall('localStorage', Date.now() - copyLifetimeMs) : campaignInAddress());
  return recall('sessionStorage', 0) ?? elsewhere() ?? '';
}
