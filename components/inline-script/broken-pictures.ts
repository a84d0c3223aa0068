function remove({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.hasAttribute('data-over-initials')) target.remove();
}

/**
 * Removes a portrait that fails to load, because the browser's broken-image icon would cover the initials behind it.
 */
export function removeBrokenPictures(): void {
  // `error` events of images do not bubble.
  addEventListener('error', remove, true);
}
