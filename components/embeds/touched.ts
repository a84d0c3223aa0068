import type { OpenedFrame } from './open-frame';

/** Whether moving or reloading the frame could lose the visitor's input. */
export function isTouched(opened: OpenedFrame): boolean {
  // There is no event if the frame gets the focus while the window is not focused.
  opened.touched ||= document.activeElement === opened.element;
  // A frame's initial empty document is same-origin, so it is readable. It contains nothing to lose.
  return opened.touched && opened.element.contentDocument === null;
}
