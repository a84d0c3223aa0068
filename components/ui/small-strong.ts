/** The colors of a small strong button, whose text is bold. White on the brand blue has enough contrast for large text only. */
export const smallStrong = 'rounded-button bg-brand-deep text-white fade hover:bg-ink';
