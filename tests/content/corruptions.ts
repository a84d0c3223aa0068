/** All the ways in which one page's content can be broken in one place. */
import { removed } from './changed';

export type Corruption = { kind: string; field: string; to: unknown };

/** Fields that some schema has as optional: taking them out may be no mistake. */
const optional = new Set([
  'badge',
  'chart',
  'checklist',
  'layout',
  'line',
  'points',
  'related',
  'request',
  'scene',
  'stats',
  'steps',
]);
/** The same for what is drawn on a stage. */
const optionalOnStage = new Set(['accent', 'amount', 'detail', 'icon', 'title']);

/** Fields that hold one of a few names. */
const chosen =
  /(?:^|\.)(?:kind|icon|tone|style|state|destination|action|claims\[\d+\]|actions\[\d+\]|messages\[\d+\]\.from)$/;
const path = /(?:^|\.)(?:path|href)$/;

function ofValue(field: string, value: unknown): Corruption[] {
  const to = (kind: string, by: unknown) => ({ kind, field, to: by });
  const any = [to('null', null), to('another type', typeof value === 'object' ? 'text' : { text: 'text' })];
  if (typeof value === 'number') return [...any, to('text for a number', String(value))];
  if (typeof value === 'boolean') return [...any, to('text for true or false', String(value))];
  if (typeof value !== 'string') return any;
  const text = [
    ...any,
    to('number for text', 7),
    to('empty', ''),
    to('1,000 characters', 'pasted '.repeat(143).trim()),
  ];
  if (chosen.test(field)) return [...text, to('unknown name', 'no-such-name')];
  return path.test(field) ? [...text, to('path to nowhere', '/no/such/page')] : text;
}

/** @param field the place of `value`, as editors are told it; empty for the whole page */
export function corruptionsOf(value: unknown, field = ''): Corruption[] {
  const own = field === '' ? [] : ofValue(field, value);
  if (typeof value !== 'object' || value === null) return own;
  if (Array.isArray(value))
    return [...own, ...value.flatMap((entry, index) => corruptionsOf(entry, `${field}[${index}]`))];
  const dot = field === '' ? '' : `${field}.`;
  const entries = Object.entries(value);
  const keys = entries
    .map(([key]) => key)
    .filter((key) => !optional.has(key) && !(field.startsWith('stage.') && optionalOnStage.has(key)));
  return [
    ...own,
    { kind: 'unknown field', field: `${dot}misspelt`, to: 'text' },
    ...keys.map((key) => ({ kind: 'taken out', field: dot + key, to: removed })),
    ...entries.flatMap(([key, inner]) => corruptionsOf(inner, dot + key)),
  ];
}
