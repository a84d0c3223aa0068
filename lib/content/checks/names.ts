import { textsIn } from '../texts';
import { excerpt, type Alarm } from './alarm';

/** What sentences name by a placeholder, because it may change. */
export type Names = { brand: string; plans: readonly string[] };

const escape = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A plan's name is an everyday word as well: it stands for the plan after these words, or before the word plan. */
const before = 'the on with and or from to in than choose pick need get'
  .split(' ')
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|');

/** The brand or a plan by its name of today, and the brand in a title that it is added to. */
export function nameAlarms(typed: unknown, { brand, plans }: Names): Alarm[] {
  const titles = plans.map(escape).join('|');
  const ofBrand = new RegExp(String.raw`(?<![\p{L}\d])${escape(brand)}(?![\p{L}\d])`, 'iu');
  const ofPlan = new RegExp(
    String.raw`(?<=\b(?:${before}) )(?:${titles})(?=[.,;!?]|$| (?:and|or|is|has|plans?)\b)|\b(?:${titles}) plans?\b`,
    'u',
  );
  return textsIn(typed).flatMap(({ path, text }) => {
    const alarm = (index: number, expected: string): Alarm[] => [
      { name: 'typed-name', path, found: excerpt(text, index), expected },
    ];
    const [branded, planned] = [ofBrand.exec(text), ofPlan.exec(text)];
    if (path.join('.') === 'seo.title' && (branded || text.includes('{brand}'))) {
      return alarm(0, 'a title without the brand, which is added to it');
    }
    if (branded) return alarm(branded.index, '{brand} instead of the brand’s name');
    if (planned) return alarm(planned.index, 'a placeholder of lib/content/placeholders.ts instead of a plan’s name');
    return [];
  });
}
