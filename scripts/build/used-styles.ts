import { transform, type Selector, type SelectorComponent, type Visitor } from 'lightningcss';

const step = 'Styles';

/** Pseudo-classes that take a list of selectors. */
type SelectorList = Extract<SelectorComponent, { type: 'pseudo-class'; kind: 'is' | 'where' | 'has' | 'not' }>;

const takesList = (part: SelectorComponent): part is SelectorList =>
  part.type === 'pseudo-class' && ['is', 'where', 'has', 'not'].includes(part.kind);

/** Minifying moves the shorthand behind it, which takes the figures of equal width back. */
const figuresBeforeFont = /(font-variant-numeric:[^;{}]+);((?:[^;{}]+;)*?font:[^;{}]+)/g;

/** Minifies a style sheet. */
export function minifyStyles(css: string, unusedSymbols: string[] = [], visitor: Visitor<never> = {}): string {
  const { code } = transform({ filename: step, code: Buffer.from(css), minify: true, unusedSymbols, visitor });
  return code.toString().replaceAll(figuresBeforeFont, '$2;$1');
}

/** The class names of a selector, also in `:is()`, `:where()`, `:has()` and `:not()`. */
function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    return takesList(part) ? part.selectors.flatMap(classesOf) : [];
  });
}

/** The class names that a style sheet selects by. */
export function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  const Selector = (selector: Selector) => {
    for (const name of classesOf(selector)) classes.add(name);
  };
  transform({ filename: step, code: Buffer.from(css), visitor: { Selector } });
  return classes;
}

/** Whether a selector can match: none of the classes that it requires is unused. */
function canMatch(selector: Selector, unused: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return !unused.has(part.name);
    if (!takesList(part) || part.kind === 'not') return true;
    return part.selectors.some((inner) => canMatch(inner, unused));
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
 * @param later the style sheets that the page loads later, which may read its custom properties
 */
export function withoutUnused(css: string, unused: ReadonlySet<string>, later: readonly string[]): string {
  const marked = minifyStyles(css, [removed], {
    Selector: (selector) => (canMatch(selector, unused) ? selector : [{ type: 'class', name: removed }]),
  });
  const rules = minifyStyles(marked, [removed]).replaceAll(removedBesideOthers, '');
  const read = new Set([rules, ...later].flatMap(propertiesReadIn));
  const defined = new Set([...rules.matchAll(/(--[\w-]+)(?=[:{])/g)].map(([, name]) => name ?? ''));
  const values = [...rules.matchAll(/animation(?:-name)?:([^;}]*)/g)].map(([, value]) => value);
  const animations = new Set(values.join(' ').split(/[\s,]+/));
  const keyframes = [...rules.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  return minifyStyles(rules, [
    ...[...defined].filter((name) => !read.has(name)),
    ...keyframes.filter((name) => !animations.has(name)),
  ]);
}
