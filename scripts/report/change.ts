/** What kind of thing has changed. `moved` is a text that stands at another place of the page. */
export type Kind =
  | 'title'
  | 'description'
  | 'heading'
  | 'sentence'
  | 'label'
  | 'price'
  | 'figure'
  | 'link'
  | 'metadata'
  | 'data'
  | 'moved';

/** One change: without `before` something is new, without `after` it is gone. */
export type Change = {
  kind: Kind;
  before?: string;
  after?: string;
  /** Where it shows: headings above it, labels of links, fields of data. */
  places: string[];
};

const number = /\d[\d,.]*/g;
const price = /\$\s?\d[\d,.]*/g;

const withoutNumbers = (text: string) => text.replaceAll(number, '#');
const pricesIn = (text: string) => JSON.stringify(text.match(price));

/** A text in which only numbers differ is a changed price or figure. All others keep their kind. */
export function kindOf({ kind, before, after, places }: Change): Kind {
  if (before === undefined || after === undefined || withoutNumbers(before) !== withoutNumbers(after)) return kind;
  if (!['heading', 'sentence', 'label', 'data'].includes(kind) || !/\d/.test(before + after)) return kind;
  const isPrice = pricesIn(before) !== pricesIn(after) || places.some((place) => /price|fee$/i.test(place));
  return isPrice ? 'price' : 'figure';
}

/** The same old and new words are one change, at all places where they show. */
export function mergeChanges(changes: readonly Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify([change.before ?? null, change.after ?? null]);
    const known = merged.get(key);
    if (known) known.places = [...new Set([...known.places, ...change.places])];
    else merged.set(key, { ...change, kind: kindOf(change), places: [...new Set(change.places)] });
  }
  return [...merged.values()];
}
