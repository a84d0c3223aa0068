/**
 * The rule for pictures of people: a real person has one, and a sample has none, so that no face pretends to be somebody's.
 * Pages draw the initials of samples.
 *
 * @returns what is expected instead; undefined if nothing is wrong
 */
export function portraitMistake(sample: boolean, portrait: unknown): string | undefined {
  if (sample)
    return portrait === undefined ? undefined : 'none as long as sample is true, because a face would be invented';
  return portrait === undefined ? 'a picture, because sample is false' : undefined;
}
