import { plainTextOf, type LinkedText } from '../../lib/content/schemas/linked-text';
import { namesIn } from '../../lib/content/schemas/fields';

/** Fields without visible text: paths, keys, and values that are shown as shapes, sides or colors. */
const nonTextFields = new Set(
  `path href kind icon tone style state marker claims action actions destination id src updated uploadDate family form
  format background layout line map backing plan dots signature signedBy weeks tabs`.split(/\s+/),
);
const sides = new Set<unknown>(['customer', 'business', 'assistant']);

/** Templates such as `{members} on {plan}` are shown with values. */
const isTemplate = (text: string) => namesIn(text).length > 0;

/** All text in a page's content that the page must contain. */
export function copyOf(value: unknown): string[] {
  if (typeof value === 'string') return isTemplate(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'seeAlso') return [plainTextOf(inner as LinkedText)];
    return nonTextFields.has(key) || sides.has(inner) ? [] : copyOf(inner);
  });
}
