import { parsers } from 'prettier/plugins/typescript';
import type { Place } from '../../lib/content/mistake';

/**
 * Where a value stands in the text of a content file, and how to write another one there. Everything else keeps its place,
 * its comments and its form. The check needs it for line numbers, `npm run new` and `npm run edit` to write. Pages do not.
 */

/** What this file needs of the nodes of a syntax tree. */
type Expression = {
  type: string;
  range: readonly [start: number, end: number];
  name?: string;
  value?: unknown;
  key?: Expression;
  id?: Expression;
  init?: Expression;
  expression?: Expression;
  argument?: Expression;
  declaration?: Expression;
  declarations?: Expression[];
  properties?: Expression[];
  elements?: (Expression | null)[];
};

type Program = { body: Expression[]; comments: Expression[] };

type Constants = ReadonlyMap<string, Expression>;

/** A content file, parsed. */
export type ContentSource = { text: string; root: Expression; constants: Constants; comments: readonly Span[] };
type Span = { start: number; end: number };

const spanOf = ({ range: [start, end] }: Expression): Span => ({ start, end });

/** What a value is made of: typed there, or code such as the name of a constant, which somebody may share. */
export type Found = { node: Expression; constant?: string };

/** `{ … } satisfies Content<'…'>` → { … } */
function bare(node: Expression): Expression {
  const isTypedAs = node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression';
  return isTypedAs && node.expression ? bare(node.expression) : node;
}

/**
 * The formatter's parser reads it: it is there, and reads what the formatter does.
 *
 * @throws {Error} for a file that cannot be read
 */
export function parseContent(text: string): ContentSource {
  const { body, comments } = parsers.typescript.parse(text, {} as never) as Program;
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  if (!exported) throw new Error('nothing is exported');
  const constants = new Map<string, Expression>();
  for (const { id, init } of body.flatMap(({ declarations = [] }) => declarations)) {
    if (id?.name !== undefined && init) constants.set(id.name, init);
  }
  return { text, root: bare(exported), constants, comments: comments.map(spanOf) };
}

const isKeyed = ({ key }: Expression, name: string | number) => (key?.name ?? key?.value) === String(name);

/** The property of an object that has a name. */
const propertyOf = (node: Expression, name: string | number): Expression | undefined =>
  node.properties?.find((property) => property.type === 'Property' && isKeyed(property, name));

/** What is in the place of a spread has no place of its own. */
const hasSpread = (node: Expression) => node.elements?.some((entry) => entry?.type === 'SpreadElement') ?? false;

function step({ constants }: ContentSource, { node, constant }: Found, key: string | number): Found | undefined {
  if (hasSpread(node)) return undefined;
  const entry = node.elements ? node.elements[Number(key)] : (propertyOf(node, key)?.value as Expression | undefined);
  if (!entry) return undefined;
  const value = bare(entry);
  const init = value.name === undefined ? undefined : constants.get(value.name);
  if (init) return { node: bare(init), constant: value.name ?? '' };
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
    const property = outer && propertyOf(outer.node, place[length - 1] ?? '');
    const found = property ?? findAt(source, place.slice(0, length))?.node;
    if (found) return lineAt(source.text, found.range[0]);
  }
  return lineAt(source.text, source.root.range[0]);
}

/** Whether nothing but this literal says what is there. */
export const isTyped = ({ node }: Found) =>
  node.type === 'Literal' || (node.type === 'UnaryExpression' && node.argument?.type === 'Literal');

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

const valuesIn = (node: Expression): Span[] =>
  (node.elements ?? node.properties ?? []).flatMap((entry) => (entry ? [spanOf(entry)] : []));

/** Entries of a list or fields of an object, each with the comments before it and behind it. */
function partsOf({ text, comments }: ContentSource, node: Expression): Span[] {
  let start = node.range[0] + 1;
  return valuesIn(node).map((entry) => {
    const comma = /^\s*,?/.exec(text.slice(entry.end))?.[0] ?? '';
    let end = entry.end + (comma.endsWith(',') ? comma.length : 0);
    const behind = comments.find((one) => one.start >= end && /^[ \t]*$/.test(text.slice(end, one.start)));
    if (behind) ({ end } = behind);
    const part = { start, end };
    start = end;
    return part;
  });
}

/** A part with exactly one comma behind its value, before a comment. */
function withComma({ text }: ContentSource, { start, end }: Span, valueEnd: number): string {
  return `${text.slice(start, valueEnd)},${text.slice(valueEnd, end).replace(/^\s*,/, '')}`;
}

/** Writes the parts of a list in another order; some may be left out, and new ones be among them. */
function rewrite(source: ContentSource, node: Expression, order: readonly (number | string)[]): string {
  const parts = partsOf(source, node);
  const values = valuesIn(node);
  const written = order.map((one) => {
    if (typeof one === 'string') return `\n${one},`;
    const part = parts[one];
    return part ? withComma(source, part, values[one]?.end ?? part.end) : '';
  });
  const start = node.range[0] + 1;
  return source.text.slice(0, start) + written.join('') + source.text.slice(parts.at(-1)?.end ?? start);
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
    if (!node.properties || typeof key !== 'string') return refuse(place);
    const index = node.properties.findIndex((property) => isKeyed(property, key));
    const all = [...node.properties.keys()].filter((one) => one !== index);
    return rewrite(source, node, value === undefined ? all : [...all, `${name(key)}: ${toCode(value)}`]);
  }
  const { start, end } = spanOf(found.node);
  if (!isTyped(found) && !found.node.properties && !found.node.elements) return refuse(place);
  const { text } = source;
  return text.slice(0, start) + toCode(value, text.slice(start, end)) + text.slice(end);
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
  if (!found?.node.elements || hasSpread(found.node)) return refuse(place);
  return rewrite(
    source,
    found.node,
    order.map((one) => (typeof one === 'number' ? one : toCode(one.value))),
  );
}
