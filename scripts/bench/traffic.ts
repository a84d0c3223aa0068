import type { Bytes, Load } from './result';

/** Chromium's names of the resource types that are counted separately. */
const kinds: Record<string, keyof Bytes> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'stylesheet',
  Font: 'font',
  Image: 'image',
};

export interface Transfer {
  url: string;
  resourceType?: string | undefined;
  /** In bytes, with headers. */
  transferSize?: number | undefined;
}

/** Counts requests and bytes, separately for the site and other origins. Data URLs are not requests. */
export function countTraffic(
  transfers: readonly Transfer[],
  origin: string,
): Pick<Load, 'bytes' | 'requests' | 'providerRequests'> {
  const requests = transfers.filter(({ url }) => /^https?:/.test(url));
  const own = requests.filter(({ url }) => new URL(url).origin === origin);
  const bytes: Bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType = '', transferSize = 0 } of own) bytes[kinds[resourceType] ?? 'other'] += transferSize;
  return { bytes, requests: own.length, providerRequests: requests.length - own.length };
}
