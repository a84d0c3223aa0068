import { transform, type Selector, type Visitor } from 'lightningcss';
import { tailwindPropertyFallback } from '../../lib/framework-internals';

/** Minifies a style sheet. */
export function minifyStyles(css: string, unusedSymbols: string[] = [], visitor: Visitor<never> = {}): string {
  const { code } = transform({ filename: 'Styles', code: Buffer.from(css), minify: true, unusedSymbols, visitor });
  return code.toString();
}

/** Whether a selector can match: all classes that it requires are used. */
function canMatch(selector: Selector, used: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return used.has(part.name);
    // One of a list has to match, and `:not()` may be true of any element.
    const isList = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has');
    return !isList || part.selectors.some((inner) => canMatch(inner, used));
  });
}

/**
 * Stands for selectors that cannot match. Minifying removes rules that have no others. With the classes' own names it
 * would also remove properties and keyframes of the same name, such as `text-wrap`.
 */
const removed = '-removed-';
const removedBesideOthers = /,\.-removed-(?=[,{])|\.-removed-,/g;

/** The name of a custom property or of keyframes where it is defined. */
const definition = /--[\w-]+(?=[:{])|(?<=@keyframes )[\w-]+/g;

/**
 * Takes the rules of other classes out of a style sheet, then the custom properties and keyframes that no rule uses.
 *
 * @param later the style sheet that the page loads later, which may use them
 */
export function withoutUnused(css: string, used: ReadonlySet<string>, later: string): string {
  const marked = minifyStyles(css.replaceAll(tailwindPropertyFallback, ''), [removed], {
    Selector: (selector) => (canMatch(selector, used) ? selector : [{ type: 'class', name: removed }]),
  });
  const rules = marked.replaceAll(removedBesideOthers, '');
  const words = new Set(`${rules}${later}`.replaceAll(definition, '').match(/[\w-]+/g));
  return minifyStyles(
    rules,
    rules.match(definition)?.filter((name) => !words.has(name)),
  );
}
