/**
 * Words that lists of advertisement and cookie blockers hide elements by: `.ad`, `#social-media`, `.share-buttons`. Part of a
 * name is what stands between hyphens and underscores, in any case.
 */
const blockedWord =
  /(?:^|[-_])(?:ads?|adv|adverts?|advertis\w*|banners?|promos?|promotions?|sponsor\w*|pop-?ups?|newsletters?|cookies?|shar(?:e|ing)|socials?)(?![a-z])/i;

/** Whether blockers may hide an element with this class or id, and with it a headline or a button. */
export function isBlockedName(name: string): boolean {
  return blockedWord.test(name);
}
