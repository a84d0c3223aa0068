import { mistakeLine, show } from './mistake';
import type { FoundText } from './texts';

/** The fields that refer to an entry of another file: its key there, and what an editor is told to write. */
export const referenceFields: Record<string, { to: 'claims' | 'actions' | 'destinations'; expected: string }> = {
  claims: { to: 'claims', expected: 'the id of an entry in content/claims.ts' },
  action: { to: 'actions', expected: 'a key of content/actions.ts' },
  actions: { to: 'actions', expected: 'a key of content/actions.ts' },
  ctaLink: { to: 'destinations', expected: 'a key of content/destinations.ts' },
  destination: { to: 'destinations', expected: 'a key of content/destinations.ts' },
};

/** What a text refers to, by the field that it is in, or that its list is in. */
export function referenceAt({ path }: Pick<FoundText, 'path'>) {
  const field = path.findLast((key) => typeof key === 'string');
  return field === undefined ? undefined : referenceFields[field];
}

/** What is said about a reference to nothing. */
export function danglingReference(file: string, found: FoundText): string {
  return mistakeLine(file, found.path, show(found.text), referenceAt(found)?.expected ?? '');
}
