import type { Place } from './mistake';

export type FoundText = { path: Place; text: string };

/** Every text in data, whatever its shape. */
export function textsIn(data: unknown, path: Place = []): FoundText[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((entry, index) => textsIn(entry, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => textsIn(value, [...path, key]));
}

/** A copy of data in which `change` has said what stands in the place of each text. */
export function mapTexts(data: unknown, change: (text: string, path: Place) => unknown, path: Place = []): unknown {
  if (typeof data === 'string') return change(data, path);
  if (Array.isArray(data)) return data.map((entry, index) => mapTexts(entry, change, [...path, index]));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change, [...path, key])]));
}
