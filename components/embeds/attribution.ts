import type { Plan } from '@/content/schemas/plan';

/**
 * Where a visit came from: the campaign parameters of its first page, and the page and plan the visitor came from. Kept in
 * the session's storage, which the browser empties when the tab closes, and handed to the provider's frames only.
 */
const key = 'visit';
const campaignParameters = /^(?:utm_[a-z]{1,20}|gclid|fbclid|ref)$/;
/* The schema's names, held to them by the compiler alone: the schema itself would cost the visitor its library. */
const plans = { starter: true, essentials: true, pro: true, premium: true } satisfies Record<Plan['name'], true>;
/** Characters. Click ids have about 100; nothing longer is passed on. */
const longestValue = 300;

type Visit = { first: [string, string][]; from?: string };

function campaignOf(search: URLSearchParams): [string, string][] {
  return [...search]
    .filter(([name, value]) => campaignParameters.test(name) && value.length <= longestValue)
    .filter(([name], index, all) => all.findIndex(([other]) => other === name) === index);
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null || !('first' in value) || !Array.isArray(value.first)) return false;
  return value.first.every(
    (pair: unknown) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'),
  );
}

/** What the session knows, or nothing: storage may be switched off, empty, or hold something else. */
function recall(): Visit | undefined {
  try {
    const visit: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isVisit(visit) ? visit : undefined;
  } catch {
    return undefined;
  }
}

function keep(visit: Visit): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Without storage the visit is known for this page only, which is all the visitor allows.
  }
}

/** The page of this site that led to this document by a whole load. */
function pageBefore(): URL | undefined {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  return referrer?.origin === location.origin ? referrer : undefined;
}

/**
 * Notes the first page's campaign, and the page before where it is one of this site. Runs once per loaded document. Whoever
 * left the first page before its scripts had started comes from an address that still has the campaign.
 */
export function noteArrival(): void {
  const known = recall();
  const before = pageBefore();
  const from = before?.pathname ?? known?.from;
  const first = known?.first ?? campaignOf((before ?? new URL(location.href)).searchParams);
  keep({ first, ...(from && { from }) });
}

/** Notes the page that a navigation within the site leaves. */
export function noteDeparture(path: string): void {
  keep({ first: recall()?.first ?? [], from: path });
}

/**
 * The frame's address with what the visit is known by, each name once. The old builds of the provider's script put the
 * page's own query behind the frame's, so the names that are passed on here are taken out of the page's address first
 * (`withoutAttribution`).
 */
export function withAttribution(address: string, search: string): string {
  const url = new URL(address);
  const visit = recall();
  const query = new URLSearchParams(search);
  for (const [name, value] of visit?.first ?? campaignOf(query)) {
    if (campaignParameters.test(name)) url.searchParams.set(name, value);
  }
  if (visit?.from?.startsWith('/')) url.searchParams.set('from', visit.from.slice(0, longestValue));
  const plan = query.get('plan');
  if (plan !== null && Object.hasOwn(plans, plan)) url.searchParams.set('plan', plan);
  return url.href;
}

/** The page's address without the parameters that the frame got already. */
export function withoutAttribution(address: string): string {
  const url = new URL(address);
  for (const name of Array.from(url.searchParams.keys())) {
    if (campaignParameters.test(name) || name === 'plan' || name === 'from') url.searchParams.delete(name);
  }
  return url.href;
}
