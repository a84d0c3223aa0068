type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether a key is pressed by itself. With a modifier it belongs to the browser: Alt and the left arrow key mean Back. Shift
 * and Tab go back by one link.
 */
export function isByItself({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return !altKey && !ctrlKey && !metaKey && (!shiftKey || key === 'Tab');
}
