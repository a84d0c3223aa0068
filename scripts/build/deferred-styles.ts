const opening = '@layer deferred{';

/** The place behind a block of styles that is open where the text starts. */
function endOfBlock(css: string): number {
  let depth = 1;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return index + 1;
  }
  return css.length;
}

/**
 * Takes the deferred styles (`@layer deferred` in the `*.deferred.css` beside components) out of a style sheet: open menus,
 * preferences, print, and pages without JavaScript. They are not needed for the first paint, so they are not inlined in every
 * page.
 */
export function splitDeferredStyles(css: string): { rest: string; deferred: string } {
  const [before = '', ...layers] = css.split(opening);
  const ends = layers.map(endOfBlock);
  return {
    rest: before + layers.map((layer, index) => layer.slice(ends[index])).join(''),
    deferred: layers.map((layer, index) => opening + layer.slice(0, ends[index])).join(''),
  };
}

/**
 * Links to the deferred styles where there are no scripts. Otherwise the inline script asks for them
 * (components/inline-script/deferred-styles.ts), because any link makes the first frame later.
 */
export const deferredStylesLink = (address: string) =>
  `<noscript data-styles><link rel="stylesheet" href="${address}"/></noscript>`;
