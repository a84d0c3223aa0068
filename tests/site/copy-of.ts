/** Fields that hold no words: paths and keys, and what is drawn as shapes, sides and colours. */
const wordless = new Set([
  'path',
  'href',
  'kind',
  'icon',
  'tone',
  'style',
  'state',
  'marker',
  'claims',
  'action',
  'actions',
  'destination',
  'id',
  'src',
  'updated',
]);
const sides = new Set<unknown>(['customer', 'business']);

/** Templates, such as `{members} on {plan}`, are shown with values in them. */
const isTemplate = (text: string) => /\{\w+\}/.test(text);

/** Every text in a page's content that the page has to show or to say to a screen reader. */
export function copyOf(value: unknown): string[] {
  if (typeof value === 'string') return isTemplate(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (wordless.has(key) || sides.has(inner) ? [] : copyOf(inner)));
}
