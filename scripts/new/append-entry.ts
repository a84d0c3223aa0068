import { parsers } from 'prettier/plugins/babel';

/** What this file needs of the nodes of a syntax tree. */
type Node = {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: Node | string;
  key?: Node;
  expression?: Node;
  declaration?: Node;
  properties?: Node[];
  elements?: Node[];
  body?: Node[];
};

export type Place = readonly (string | number)[];

function exportOf(program: Node): Node | undefined {
  const declaration = program.body?.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  // `{ … } satisfies Content<'…'>`
  return declaration?.expression ?? declaration;
}

function inside(node: Node | undefined, step: string | number): Node | undefined {
  if (typeof step === 'number') return node?.elements?.[step];
  const property = node?.properties?.find(({ key }) => (key?.name ?? key?.value) === step);
  return typeof property?.value === 'object' ? property.value : undefined;
}

/**
 * Adds an entry at the end of a list in a content file. Everything else keeps its place and its comments.
 *
 * @param place the fields and numbers that lead to the list; empty for a file that is a list
 * @throws {Error} when there is no list with entries at the place
 */
export async function appendEntry(source: string, place: Place, entry: string): Promise<string> {
  const file = (await parsers['babel-ts'].parse(source, {} as never)) as { program: Node };
  const list = place.reduce<Node | undefined>(inside, exportOf(file.program));
  const last = list?.elements?.at(-1);
  if (!last) throw new Error(`found no list at ${place.join('.')}`);
  return `${source.slice(0, last.end)},\n${entry}${source.slice(last.end)}`;
}
