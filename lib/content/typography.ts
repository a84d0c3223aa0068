/**
 * Straight quotes as they are set in print.
 *
 * @param before the character before the text, where it is a part of a sentence
 */
export function typographic(text: string, before = ''): string {
  const opens = (at: number) => /^[\s([{–—“‘/]?$/.test(text[at - 1] ?? before);
  return text.replaceAll(/["']/g, (quote, at: number) => {
    if (quote === '"') return opens(at) ? '“' : '”';
    return opens(at) ? '‘' : '’';
  });
}

/** `2024-09-17` → `September 17, 2024` */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
