import { sum } from '@/lib/sum';
import { show, valueAt } from '../mistake';
import { placesByPrice, priceOf } from '../plans-by-price';
import { textsIn, type Place } from '../texts';
import { excerpt, longestChecked, type Alarm } from './alarm';

/** What does not add up: totals, counts, times, shares, and what screen readers are told of a drawing. */

type Fields = Readonly<Record<string, unknown>>;
type Rule = (fields: Fields, path: Place) => Alarm | undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** `$1,480.00` → 1480; undefined for anything else. */
function dollarsIn(value: unknown): number | undefined {
  const [, sign, digits] = /^([+−-]?)\$([\d,]+(?:\.\d\d)?)$/.exec(textOf(value)) ?? [];
  if (digits === undefined) return undefined;
  return Number(digits.replaceAll(',', '')) * (sign === '−' || sign === '-' ? -1 : 1);
}

/** An invoice, an estimate, a change order: its total is the sum of its lines, where all of them are amounts. */
const total: Rule = ({ lines, total: written }, path) => {
  const amounts = listOf(lines).map((line) => dollarsIn(valueAt(line, ['amount']) ?? valueAt(line, ['value'])));
  const inObject = valueAt(written, ['value']);
  const stated = dollarsIn(inObject ?? written);
  if (stated === undefined || amounts.length === 0 || amounts.some((amount) => amount === undefined)) return undefined;
  const cents = Math.round(sum(amounts.map((amount) => (amount ?? 0) * 100)));
  if (cents === Math.round(stated * 100)) return undefined;
  const expected = `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 ? 2 : 0 })}, the sum of the lines`;
  const at = inObject === undefined ? ['total'] : ['total', 'value'];
  return { name: 'sum', path: [...path, ...at], found: show(inObject ?? written), expected };
};

/** A column that shows more cards than its number says. */
const columnCount: Rule = ({ count, cards }, path) =>
  typeof count === 'number' && listOf(cards).length > count
    ? {
        name: 'count',
        path: [...path, 'count'],
        found: show(count),
        expected: `at least ${listOf(cards).length}, the number of cards`,
      }
    : undefined;

/** A badge that counts the list beside it: “3 stops”. */
const badgeCount: Rule = (fields, path) => {
  const [, number, noun = ''] = /^(\d+) (\w+)$/.exec(textOf(valueAt(fields, ['badge', 'text']))) ?? [];
  const list = fields[noun];
  if (!Array.isArray(list) || list.length === Number(number)) return undefined;
  const found = show(valueAt(fields, ['badge', 'text']));
  return {
    name: 'count',
    path: [...path, 'badge', 'text'],
    found,
    expected: `${list.length} ${noun}, as the list has`,
  };
};

/** The length of a meter beside a value such as “4 of 6”, in percent. */
const meter: Rule = ({ value, share }, path) => {
  const [, part, whole] = /^(\d+) of (\d+)$/.exec(textOf(value)) ?? [];
  if (whole === undefined || typeof share !== 'number' || Number(part) > Number(whole)) return undefined;
  const right = Math.round((100 * Number(part)) / Number(whole));
  if (Math.abs(right - share) <= 1) return undefined;
  return { name: 'share', path: [...path, 'share'], found: show(share), expected: `${right}, for ${textOf(value)}` };
};

/** A level or a decrease cannot be more than all of it. Growth can. */
const level = /\b(?:reduction|less|fewer|satisfaction|approval|accuracy|consistency|recognition|uptime|retention)\b/i;
const wholeClaim: Rule = ({ figure, unit, label }, path) => {
  const most = Math.max(...(textOf(figure).match(/\d+/g) ?? []).map(Number));
  const isLevel = /^[−-]/.test(textOf(figure)) || (level.test(textOf(label)) && !textOf(figure).startsWith('+'));
  return unit === '%' && most > 100 && isLevel
    ? {
        name: 'share',
        path: [...path, 'figure'],
        found: show(figure),
        expected: `at most 100 percent of ${textOf(label)}`,
      }
    : undefined;
};

/** A file's name and what is typed like one, without their ending and signs. */
const bare = (text: unknown) =>
  textOf(text)
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase();

/** A picture's alternative text is what a screen reader says instead of it. */
const alternative: Rule = ({ src, alt }, path) => {
  return bare(src) !== '' && bare(src) === bare(alt)
    ? { name: 'file-name', path: [...path, 'alt'], found: show(alt), expected: 'words instead of the name of a file' }
    : undefined;
};

const weekdays = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?=(?:s|nes|rs|ur)?(?:day)?s?\b)/g;
/** What a description of a drawing may name only as the drawing does. */
const facts: readonly RegExp[] = [weekdays, /\b\d{1,2}:\d\d\b/g, /\$\d[\d,]*/g];

/** What screen readers hear of a drawing names no day, time or amount that the drawing has otherwise. */
const description: Rule = ({ label, kind, stops, ...drawn }, path) => {
  if (kind === undefined && stops === undefined) return undefined;
  const text = textOf(label);
  const shown = textsIn({ ...drawn, stops })
    .map((found) => found.text)
    .join('\n');
  for (const fact of facts) {
    const inDrawing = shown.match(fact);
    const wrong = [...text.matchAll(fact)].find(([named]) => inDrawing && !inDrawing.includes(named));
    if (!wrong || !inDrawing) continue;
    const expected = `only days, times and amounts of the drawing: ${[...new Set(inDrawing)].join(', ')}`;
    return { name: 'description', path: [...path, 'label'], found: excerpt(text, wrong.index), expected };
  }
  return undefined;
};

/** Minutes since midnight. Without AM or PM, a working day begins at 7. */
function minutesOf(time: unknown): number | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d)(?: ([AP])M)?$/.exec(textOf(time)) ?? [];
  if (hour === undefined) return undefined;
  const isAfternoon = half ? half === 'P' : Number(hour) < 7;
  return ((Number(hour) % 12) + (isAfternoon ? 12 : Number(hour) === 12 && !half ? 12 : 0)) * 60 + Number(minute);
}

/** One van, one crew or one room is at one place at a time, and a list of its day begins in the morning. */
const oneAfterTheOther: Rule = (fields, path) => {
  for (const list of ['stops', 'slots']) {
    const times = listOf(fields[list]).map((entry) => valueAt(entry, ['time']));
    const late = times.findIndex((time, index) => (minutesOf(time) ?? 1e4) <= (minutesOf(times[index - 1]) ?? -1));
    if (late < 0) continue;
    const expected = `a time after ${show(times[late - 1])}, the entry before`;
    return { name: 'time', path: [...path, list, late, 'time'], found: show(times[late]), expected };
  }
  return undefined;
};

const rules = [total, columnCount, badgeCount, meter, wholeClaim, alternative, description, oneAfterTheOther];

/** `1,000` → 1000 */
const number = (digits = '') => Number(digits.replaceAll(',', ''));

/** What no clock shows, and more of something than there is, in a text. */
function textAlarm(text: string, path: Place): Alarm[] {
  const clock = [...text.matchAll(/\b(\d{1,2}):(\d\d)\b(?: ([AP]M))?/g)].find(
    ([, hour, minute, half]) => Number(minute) > 59 || Number(hour) > (half ? 12 : 23) || (half && Number(hour) === 0),
  );
  if (clock) return [{ name: 'time', path, found: excerpt(text, clock.index), expected: 'a time that a clock shows' }];
  const part = [...text.matchAll(/\b(\d[\d,]*) (?:out )?of (?:the )?(\d[\d,]*)\b/g)].find(
    ([, some, all]) => number(some) > number(all),
  );
  const percent = [...text.matchAll(/\b(\d[\d,]*)(?:\s?%| percent) of\b/g)].find(([, some]) => number(some) > 100);
  const wrong = part ?? percent;
  return wrong
    ? [{ name: 'share', path, found: excerpt(text, wrong.index), expected: 'no more of something than there is' }]
    : [];
}

/** How much of something a plan has: more is better, and so is a lower fee. */
function sizeOf(value: unknown): number {
  if (value === 'unlimited') return Infinity;
  return value === 'free' || value === undefined ? 0 : Number(value);
}
const amounts = ['emails', 'callsReceived', 'callsSent', 'sms'].map((fact) => ['credits', fact]);
const planSizes: readonly Place[] = [['members'], ['contacts'], ...amounts, ['advancedAutomation']];
const planFees: readonly Place[] = [['setup'], ['website']];

/** A bigger plan has at least what a smaller one has. */
function planAlarms(plans: readonly unknown[]): Alarm[] {
  const bySize = placesByPrice(plans).filter((index) => Number.isFinite(priceOf(plans[index])));
  return bySize.flatMap((index, place): Alarm[] => {
    const smaller = plans[bySize[place - 1] ?? -1];
    const plan = plans[index];
    if (smaller === undefined || priceOf(smaller) === priceOf(plan)) return [];
    const more = (field: Place) => sizeOf(valueAt(smaller, field)) - sizeOf(valueAt(plan, field));
    return [...planSizes.filter((field) => more(field) > 0), ...planFees.filter((field) => more(field) < 0)].map(
      (field) => ({
        name: 'plan-size',
        path: [index, ...field],
        found: show(valueAt(plan, field)),
        expected: `no less than ${show(valueAt(smaller, field))}, which ${textOf(valueAt(smaller, ['title']))} has for a lower price`,
      }),
    );
  });
}

export function sumAlarms(kind: string, data: unknown, path: Place = []): Alarm[] {
  if (typeof data === 'string') return data.length > longestChecked ? [] : textAlarm(data, path);
  if (Array.isArray(data)) {
    const inner = data.flatMap((entry, index) => sumAlarms(kind, entry, [...path, index]));
    return kind === 'plans' && path.length === 0 ? [...planAlarms(data), ...inner] : inner;
  }
  if (typeof data !== 'object' || data === null) return [];
  const own = rules.flatMap((rule) => rule(data as Fields, path) ?? []);
  return [...own, ...Object.entries(data).flatMap(([key, value]) => sumAlarms(kind, value, [...path, key]))];
}
