/** All the ways in which content can be broken in one place: every kind that the type of a value allows. */
import { removed } from './changed';
import type { picker } from './random';

export type Corruption = { kind: string; field: string; was: unknown; to: unknown };

type Pick = ReturnType<typeof picker>;
type Made = readonly (readonly [kind: string, to: unknown])[];

/** Characters that nobody types on purpose, put between two letters or words. */
const slips: readonly (readonly [kind: string, slip: string])[] = [
  ['a tab', '\t'],
  ['a line break', '\n'],
  ['a control character', '\u0007'],
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a byte-order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a right-to-left override', '\u202e'],
  ['a right-to-left mark', '\u200f'],
  ['a private character', '\ue000'],
  ['half of a character', '\ud83d'],
  ['a replacement character', '\ufffd'],
  ['a wrong encoding', 'â€™'],
  ['another wrong encoding', 'Ã©'],
  ['an accent of its own', 'e\u0301'],
  ['an emoji', '🚀'],
  ['a letter that the typefaces lack', 'ж'],
  ['doubled spaces', ' a  b '],
  ['doubled commas', ' a,, b '],
  ['doubled quotation marks', ' ““a”” '],
  ['half of a quotation', ' “a '],
  ['a name of a mailing tool', ' {{first_name}} '],
  ['a placeholder that stands for nothing', ' {brnad} '],
  ['half of a placeholder', ' {brand '],
  ['filler text', ' lorem ipsum dolor sit amet '],
  ['a note to oneself', ' TODO '],
  ['a word of 60 letters', ` ${'abcdefghij'.repeat(6)} `],
  ['HTML', ' <b>a</b> '],
  ['Markdown', ' **a** '],
];

const isReference =
  /(?:^|\.)(?:kind|icon|tone|style|state|destination|ctaLink|form|family|ground|motif|proof)$|\.claims\[\d+\]$|actions\[\d+\]$/;
const isPath = (text: string) => /^\/(?!images\/)\S*$/.test(text);

const brokenPaths: Made = [
  ['path to nowhere', '/no/such/page'],
  ['path with a slash at its end', '/pricing/'],
  ['path in capitals', '/Pricing'],
  ['path without its slash', 'pricing'],
  ['path with a query', '/pricing?plan=pro'],
  ['path to a fragment that is not there', '/terms-of-service#no-such-section'],
  ['path of another site', '//evil.example/'],
  ['address for a path', 'https://evil.example/'],
];

const brokenAddresses: Made = [
  ['address without slashes', 'https:host.com/booking/form/a.js'],
  ['address without https', 'http://host.com/booking/form/a.js'],
  ['script for an address', 'javascript:alert(1)'],
  ['wildcard', 'https://*.host.com/booking/form/a.js'],
  ['user name and password', 'https://user:pass@host.com/booking/form/a.js'],
  ['port on this machine', 'http://localhost:3000/booking/form/a.js'],
  ['this machine', 'https://localhost/booking/form/a.js'],
  ['single label', 'https://host/booking/form/a.js'],
  ['IP address', 'https://127.0.0.1/booking/form/a.js'],
  ['host with a port', 'https://host.com:8443/booking/form/a.js'],
  ['capitals in a host', 'https://HOST.com/booking/form/a.js'],
];

/** Puts a slip somewhere inside a text. */
function withSlip(text: string, slip: string, pick: Pick): string {
  const places = Array.from({ length: Math.max(1, text.length - 1) }, (_, index) => index + 1);
  const place = pick(places);
  return text.slice(0, place) + slip + text.slice(place);
}

function ofText(text: string, field: string, pick: Pick): Made {
  return [
    ['number for text', 7],
    ['true for text', true],
    ['list for text', [text]],
    ['empty', ''],
    ['only spaces', '   '],
    ['space at its end', `${text} `],
    ['space at its beginning', ` ${text}`],
    ['1,000 characters', 'pasted '.repeat(143).trim()],
    ...slips.map(([kind, slip]) => [kind, withSlip(text, slip, pick)] as const),
    ...(isReference.test(field) ? [['unknown name', 'no-such-name'] as const] : []),
    ...(isPath(text) ? brokenPaths : []),
    ...(text.startsWith('https://') ? brokenAddresses : []),
  ];
}

function ofNumber(number: number): Made {
  return [
    ['text for a number', String(number)],
    ['not a number', Number.NaN],
    ['endless number', Number.POSITIVE_INFINITY],
    ['number below zero', -number - 1],
    ['billion', 1_000_000_000],
    ['fraction of a thousandth', number + 0.0001],
  ];
}

function ofList(list: readonly unknown[]): Made {
  return [
    ['text for a list', 'text'],
    ['fields for a list', { text: 'text' }],
    ['list without entries', []],
    ['list of 200', Array.from({ length: 200 }, (_, index) => list[index % list.length])],
    ['list with nothing in it', [...list, null]],
    ['entry twice', [...list, ...list.slice(0, 1)]],
  ];
}

function ofValue(value: unknown, field: string, pick: Pick): Made {
  if (typeof value === 'string') return ofText(value, field, pick);
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value === 'boolean') {
    return [
      ['text for true or false', String(value)],
      ['number for true or false', Number(value)],
    ];
  }
  if (Array.isArray(value)) return ofList(value);
  return [
    ['text for fields', 'text'],
    ['list for fields', []],
    ['fields without any', {}],
  ];
}

/**
 * Every corruption of data, seeded by `pick`.
 *
 * @param field the place of `value`, as editors are told it; empty for a whole file
 * @param list how the list is called that a file holds
 */
export function corruptionsOf(value: unknown, pick: Pick, list = '', field = ''): Corruption[] {
  const make = (made: Made, at = field, was = value) => made.map(([kind, to]) => ({ kind, field: at, was, to }));
  const own = field === '' ? [] : make([['null', null], ...ofValue(value, field, pick)]);
  if (Array.isArray(value)) {
    const name = field === '' ? list : field;
    return [...own, ...value.flatMap((entry, index) => corruptionsOf(entry, pick, list, `${name}[${index}]`))];
  }
  if (typeof value !== 'object' || value === null) return own;
  const dot = field === '' ? '' : `${field}.`;
  return [
    ...own,
    ...make([['unknown field', 'text']], `${dot}misspelt`, undefined),
    ...Object.entries(value).flatMap(([key, inner]) =>
      make([['taken out', removed]], dot + key, inner).concat(corruptionsOf(inner, pick, list, dot + key)),
    ),
  ];
}
