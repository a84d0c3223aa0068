import { numberWords } from './number-words';

/** What titles call the entries of their list, after a number: “Four figures”, “Studio life in four figures”. */
const nouns = 'figures|jobs|lines|messages|numbers|outcomes|questions|readings|reasons|things|ways|words';
const count = new RegExp(`(?:^|\\bin )(${numberWords.join('|')}) (?:${nouns})\\b`, 'i');

const lists = ['blocks', 'cards', 'claims', 'items'] as const;

/** A number in words that is not the length of the list that it counts. */
type WrongCount = { field: string; list: string; found: string; expected: string };

/**
 * Finds titles and introductions that count the entries of their list wrongly.
 *
 * @param path where the value is on its page, such as `features`
 */
export function wrongCounts(value: unknown, path = ''): WrongCount[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const list = lists
    .map((name) => [name, new Map(entries).get(name)] as const)
    .find(([, found]) => Array.isArray(found));
  const own = entries.flatMap(([field, text]): WrongCount[] => {
    const found = typeof text === 'string' && ['title', 'intro'].includes(field) ? count.exec(text)?.[1] : undefined;
    if (!found || !list) return [];
    const [name, counted] = list as [string, unknown[]];
    const word = numberWords[counted.length] ?? String(counted.length);
    if (found.toLowerCase() === word) return [];
    return [{ field: `${path}${field}`, list: `${path}${name}`, found, expected: `${word}, the number of ${name}` }];
  });
  return [...own, ...entries.flatMap(([field, inner]) => wrongCounts(inner, `${path}${field}.`))];
}
