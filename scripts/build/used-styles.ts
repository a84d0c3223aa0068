import { transform, type Selector, type SelectorComponent, type Visitor } from 'lightningcss';

/** Pseudo-classes that take a list of selectors. */
type SelectorList = Extract<SelectorComponent, { type: 'pseudo-class'; kind: 'is' | 'where' | 'has' | 'not' }>;

/** One of a list has to match, and `:not()` may be true of any element. */
const takesList = (part: SelectorComponent): part is SelectorList =>
  part.type === 'pseudo-class' && ['is', 'where', 'has'].includes(part.kind);

/** Minifies a style sheet. */
export function minifyStyles(css: string, unusedSymbols: string[] = [], visitor: Visitor<never> = {}): string {
  const { code } = transform({ filename: 'Styles', code: Buffer.from(css), minify: true, unusedSymbols, visitor });
  return code.toString();
}

/** Whether a selector can match: all classes that it requires are used. */
function canMatch(selector: Selector, used: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return used.has(part.name);
    return !takesList(part) || part.selectors.some((inner) => canMatch(inner, used));
  });
}

/**
 * Stands for selectors that cannot match. Minifying removes rules that have no others. With the classes' own names it
 * would also remove properties and keyframes of the same name, such as `text-wrap`.
 */
const removed = '-removed-';
const removedBesideOthers = /,\.-removed-(?=[,{])|\.-removed-,/g;

/** The custom properties that a style sheet reads. */
const propertiesReadIn = (css: string) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);

/**
 * Takes the rules of other classes out of a style sheet, then the custom properties and keyframes that no rule uses.
 *
 * @param later the style sheet that the page loads later, which may read its custom properties
 */
export function withoutUnused(css: string, used: ReadonlySet<string>, later: string): string {
  const marked = minifyStyles(css, [removed], {
    Selector: (selector) => (canMatch(selector, used) ? selector : [{ type: 'class', name: removed }]),
  });
  const rules = minifyStyles(marked, [removed]).replaceAll(removedBesideOthers, '');
  const read = new Set([rules, later].flatMap(propertiesReadIn));
  const defined = new Set([...rules.matchAll(/(--[\w-]+)(?=[:{])/g)].map(([, name]) => name ?? ''));
  const values = [...rules.matchAll(/animation(?:-name)?:([^;}]*)/g)].map(([, value]) => value);
  const animations = new Set(values.join(' ').split(/[\s,]+/));
  const keyframes = [...rules.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  return minifyStyles(rules, [
    ...[...defined].filter((name) => !read.has(name)),
    ...keyframes.filter((name) => !animations.has(name)),
  ]);
}
