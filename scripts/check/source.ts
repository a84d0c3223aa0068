import { parsers } from 'prettier/plugins/typescript';
import { existsSync, readFileSync } from 'node:fs';
import { mistakeLine, type Mistake, type Place } from '../../lib/content/mistake';

/** Where a value stands in the text of a content file, for line numbers and for packages/edit. */

export type Expression = {
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

function lineOfMistake({ file, path, line }: Mistake): number | undefined {
  if (line !== undefined || path.length === 0 || !existsSync(file)) return line;
  try {
    return lineOf(parseContent(readFileSync(file, 'utf8')), path);
  } catch {
    return undefined;
  }
}

/** One line for each mistake, with where it is: `content/navigation.ts:68 › menus[1].entries[8].href: found …`. */
export const inLines = (mistakes: readonly Mistake[]): string[] =>
  mistakes.map((mistake) => mistakeLine({ ...mistake, line: lineOfMistake(mistake) }));
