import { isIn } from './drafts';
import { fieldName, show } from './mistake';
import { remembered } from './remembered';

/** The fields that refer to an entry of another file: its key there, and what an editor is told to write. */
export const referenceFields: Record<string, { to: 'claims' | 'actions' | 'destinations'; expected: string }> = {
  claims: { to: 'claims', expected: 'the id of an entry in content/claims.ts' },
  proof: { to: 'claims', expected: 'the id of an entry in content/claims.ts' },
  action: { to: 'actions', expected: 'a key of content/actions.ts' },
  actions: { to: 'actions', expected: 'a key of content/actions.ts' },
  ctaLink: { to: 'destinations', expected: 'a key of content/destinations.ts' },
  destination: { to: 'destinations', expected: 'a key of content/destinations.ts' },
};

type Reference = { key: string; path: readonly PropertyKey[]; field: keyof typeof referenceFields };

function findReferences(data: unknown, path: readonly PropertyKey[], field: string): Reference[] {
  if (typeof data === 'string') return field in referenceFields ? [{ key: data, path, field }] : [];
  if (Array.isArray(data)) return data.flatMap((inner, index) => findReferences(inner, [...path, index], field));
  if (!isIn(data)) return [];
  return Object.entries(data).flatMap(([key, inner]) => findReferences(inner, [...path, key], key));
}

/** Every reference in data, whatever its shape. */
export const referencesIn = remembered((data) => findReferences(data, [], ''));

/** What is said about a reference to nothing. */
export function danglingReference(file: string, { key, path, field }: Reference): string {
  return `${file} › ${fieldName(file, path)}: found ${show(key)}, expected ${referenceFields[field]?.expected}`;
}
