function remove({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.hasAttribute('data-over-initials')) target.remove();
}

/** Takes away a portrait that fails: browsers draw a mark for it, over the initials behind it. */
export function removeBrokenPictures(): void {
  // Such events do not bubble.
  addEventListener('error', remove, true);
}
