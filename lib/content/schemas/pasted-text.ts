/** HTML, entities, Markdown, footnote marks, and blanks of somebody’s template: what is pasted and no words. */
const markup = new RegExp(
  [
    String.raw`<(?:[!/]?[a-z]|!--)|&(?:[a-z]{2,}\d*|#x?[\da-f]+);`,
    String.raw`\*\*|~~|__|\x60|^#{1,6} |^[+>-] |(?<![\w*])\*[^\s*][^*]*(?<!\s)\*(?!\w)|(?<!\w)_[^\s_][^_]*_(?!\w)`,
    String.raw`[[\]]|[.,;:!?”)][¹²³⁰⁴-⁹]|%[A-Z_]{2,}%|\*\|`,
  ].join('|'),
  'iu',
);

/** Whether a text has something of a web page, a document or a template around its words. */
export const isPasted = (value: string) => markup.test(value);

/** A text in which most blanks keep its words on one line, as copied from a web page. */
export const isUnbroken = (value: string) => {
  const unbroken = value.split('\u00a0').length - 1;
  return unbroken > 1 && unbroken > value.split(' ').length - 1;
};

/** Words that people run together with a straight quote; the site sets typographic ones. */
export const straightQuote = /["']/;
