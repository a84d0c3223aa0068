/**
 * Overrides the ids that Radix generates for a menu's button and panel, which would be three times in every page. The
 * panel has the name of its button and follows it directly.
 */
export const withoutIds = { id: undefined, 'aria-controls': undefined, 'aria-labelledby': undefined };
