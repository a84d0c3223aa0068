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
