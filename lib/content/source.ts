import { MagicString } from 'magic-string';
import { parseSync, type Expression, type ObjectProperty } from 'oxc-parser';
import type { Place } from './texts';

/**
 * Where a value stands in the text of a content file, and how to write another one there. Everything else keeps its place,
 * its comments and its form. The check needs it for line numbers, `npm run new` and `npm run edit` to write. Pages do not.
 */

type Constants = ReadonlyMap<string, Expression>;

/** A content file, parsed. */
export type ContentSource = { text: string; root: Expression; constants: Constants; comments: readonly Span[] };
type Span = { start: number; end: number };

/** What a value is made of: typed there, or code such as the name of a constant, which somebody may share. */
export type Found = { node: Expression; constant?: string };

/** `{ … } satisfies Content<'…'>` → { … } */
function bare(node: Expression): Expression {
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression' ? bare(node.expression) : node;
}

/** @throws {Error} for a file that cannot be read */
export function parseContent(text: string): ContentSource {
  const { program, errors, comments } = parseSync('content.ts', text);
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (errors.length > 0 || !exported) throw new Error(errors[0]?.message ?? 'nothing is exported');
  const constants = new Map<string, Expression>();
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
  }
  return { text, root: bare(exported.declaration as Expression), constants, comments };
}

/** The properties of an object by their names; those of a spread object come along. */
function propertyOf(node: Expression, name: string | number): ObjectProperty | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  return node.properties.find(
    (property): property is ObjectProperty =>
      property.type === 'Property' &&
      (property.key.type === 'Identifier' ? property.key.name : Reflect.get(property.key, 'value')) === String(name),
  );
}

function step({ constants }: ContentSource, { node, constant }: Found, key: string | number): Found | undefined {
  const entry = node.type === 'ArrayExpression' ? node.elements[Number(key)] : propertyOf(node, key)?.value;
  if (!entry || entry.type === 'SpreadElement') return undefined;
  const value = bare(entry as Expression);
  const init = value.type === 'Identifier' ? constants.get(value.name) : undefined;
  if (init && value.type === 'Identifier') return { node: bare(init), constant: value.name };
  return { node: value, ...(constant !== undefined && { constant }) };
}

/** What is at a place; undefined where nothing is typed. */
export function findAt(source: ContentSource, place: Place): Found | undefined {
  return place.reduce<Found | undefined>((found, key) => found && step(source, found, key), { node: source.root });
}

/** How many places a constant is used at. */
export function usesOf({ text }: ContentSource, constant: string): number {
  return [...text.matchAll(new RegExp(String.raw`(?<![\w$'"])${constant}(?![\w$'"])`, 'g'))].length - 1;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The line of a place, counted from 1. Of something that is missing, the line of what it would be in. */
export function lineOf(source: ContentSource, place: Place): number {
  for (let length = place.length; length > 0; length -= 1) {
    const outer = findAt(source, place.slice(0, length - 1));
    const key = place[length - 1] ?? '';
    const property = outer && propertyOf(outer.node, key);
    const found = property ?? findAt(source, place.slice(0, length))?.node;
    if (found) return lineAt(source.text, found.start);
  }
  return lineAt(source.text, source.root.start);
}

/** `plans[2].price` as messages name it → the fields and numbers that lead there. Claims are named by their id. */
export function placeOfField({ root }: ContentSource, field: string): Place {
  const keys = (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  if (root.type !== 'ArrayExpression') return keys;
  if (typeof keys[1] === 'number') return keys.slice(1);
  const [id = '', ...rest] = field.split('.');
  const index = root.elements.findIndex((entry) => {
    const value = entry && entry.type !== 'SpreadElement' ? propertyOf(entry, 'id')?.value : undefined;
    return value?.type === 'Literal' && value.value === id;
  });
  return index < 0 ? [] : [index, ...rest];
}

/** Whether nothing but this literal says what is there. */
export const isTyped = ({ node }: Found) =>
  node.type === 'Literal' || (node.type === 'UnaryExpression' && node.argument.type === 'Literal');

const name = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  const single = text.includes("'") && !text.includes('"');
  return single ? `"${escaped}"` : `'${escaped.replaceAll('\\"', '"').replaceAll("'", String.raw`\'`)}'`;
}

/** A value as a careful person types it. The formatter breaks long lines. */
export function toCode(value: unknown, was = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') {
    const digits = String(value);
    const grouped = was.includes('_') || (was === '' && Math.abs(value) >= 10_000);
    return grouped && Number.isInteger(value) ? digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '_') : digits;
  }
  if (Array.isArray(value)) return `[${value.map((entry) => toCode(entry)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{ ${fields.map(([key, inner]) => `${name(key)}: ${toCode(inner)}`).join(', ')} }`;
}

/** Entries of a list or fields of an object, each with the comments before it and behind it. */
function partsOf({ text, comments }: ContentSource, node: Expression): Span[] {
  const inner =
    node.type === 'ArrayExpression' ? node.elements : node.type === 'ObjectExpression' ? node.properties : [];
  let start = node.start + 1;
  return inner.flatMap((entry) => {
    if (!entry) return [];
    const comma = /^\s*,?/.exec(text.slice(entry.end))?.[0] ?? '';
    let end = entry.end + (comma.endsWith(',') ? comma.length : 0);
    const behind = comments.find((one) => one.start >= end && /^[ \t]*$/.test(text.slice(end, one.start)));
    if (behind) ({ end } = behind);
    const part = { start, end };
    start = end;
    return [part];
  });
}

/** A part with exactly one comma behind its value, before a comment. */
function withComma({ text }: ContentSource, { start, end }: Span, valueEnd: number): string {
  const rest = text.slice(valueEnd, end);
  return `${text.slice(start, valueEnd)},${/^\s*,/.test(rest) ? rest.replace(/^\s*,/, '') : rest}`;
}

/** Writes the parts of a list in another order; some may be left out, and new ones be among them. */
function rewrite(source: ContentSource, node: Expression, order: readonly (number | string)[]): string {
  const parts = partsOf(source, node);
  const ends = (node.type === 'ArrayExpression' ? node.elements : Reflect.get(node, 'properties')) as (Span | null)[];
  const written = order.map((one) => {
    if (typeof one === 'string') return `\n${one},`;
    const part = parts[one];
    return part ? withComma(source, part, ends[one]?.end ?? part.end) : '';
  });
  const last = parts.at(-1)?.end ?? node.start + 1;
  const changed = new MagicString(source.text);
  if (last > node.start + 1) changed.remove(node.start + 1, last);
  changed.appendLeft(node.start + 1, written.join(''));
  return changed.toString();
}

const refuse = (place: Place): never => {
  throw new Error(`nothing can be written at ${place.join('.')}`);
};

/**
 * A file with another value at a place. A field that is missing is added; `undefined` takes one away.
 *
 * @throws {Error} where code stands instead of a value
 */
export function writeValue(source: ContentSource, place: Place, value: unknown): string {
  const found = findAt(source, place);
  const key = place.at(-1);
  const outer = findAt(source, place.slice(0, -1));
  if (!found || value === undefined) {
    const { node } = outer ?? refuse(place);
    if (node.type !== 'ObjectExpression' || typeof key !== 'string') return refuse(place);
    const index = node.properties.findIndex((property) => property === propertyOf(node, key));
    const all = [...node.properties.keys()].filter((one) => one !== index);
    return rewrite(source, node, value === undefined ? all : [...all, `${name(key)}: ${toCode(value)}`]);
  }
  const { start, end } = found.node;
  if (found.node.type === 'TemplateLiteral' || found.node.type === 'Identifier') return refuse(place);
  return new MagicString(source.text).overwrite(start, end, toCode(value, source.text.slice(start, end))).toString();
}

/**
 * A file with the entries of a list in another order: numbers are those that there are, anything else is new.
 *
 * @throws {Error} where there is no list
 */
export function writeList(
  source: ContentSource,
  place: Place,
  order: readonly (number | { value: unknown })[],
): string {
  const found = findAt(source, place);
  if (found?.node.type !== 'ArrayExpression') return refuse(place);
  return rewrite(
    source,
    found.node,
    order.map((one) => (typeof one === 'number' ? one : toCode(one.value))),
  );
}
