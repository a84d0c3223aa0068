/** A typeface of the site, from a package in `@fontsource-variable/`. */
export type Typeface = {
  /** As pictures name it. */
  name: string;
  package: string;
  /** The elements that use it. */
  selector: string;
  weight: number | { min: number; max: number };
  pictureWeight: 400 | 700;
};

/** Another typeface is another package in package.json, its lines here, and its import and name in app/tokens.css. */
export const typefaces: Record<'body' | 'display', Typeface> = {
  body: { name: 'Figtree', package: 'figtree', selector: 'body', weight: { min: 400, max: 700 }, pictureWeight: 400 },
  display: {
    name: 'Bricolage Grotesque',
    package: 'bricolage-grotesque',
    selector: 'h1, h2, h3, h4, .font-display',
    // Headings and numbers use a single weight. Without the weight axis, the file is a third smaller.
    weight: 680,
    pictureWeight: 700,
  },
};

/** The file of a typeface with the characters of Latin, or with those that only extended Latin has. */
export function typefaceFile(typeface: Typeface, range: 'latin' | 'latin-ext' = 'latin'): string {
  return `node_modules/@fontsource-variable/${typeface.package}/files/${typeface.package}-${range}-wght-normal.woff2`;
}

/** What both typefaces have for Latin and extended Latin (tests/unit/scripts/fonts.test.ts). */
const inBothTypefaces =
  /^[\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u2044\u20ac\u20b9\u2122\u2191\u2193\u2212]$/u;

/** Whether both typefaces have a character. */
export function isInTypefaces(character: string): boolean {
  return inBothTypefaces.test(character);
}

/** Whether a character can be shown. Letters that the typefaces lack, as in people’s names, come from another one. */
export const isShown = (character: string) => isInTypefaces(character) || /[\p{L}\p{M}]/u.test(character);
