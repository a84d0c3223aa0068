import type { OpenedFrame } from './open-frame';

/** Whether something may be lost if the frame is moved or reloaded. */
export function isTouched(opened: OpenedFrame): boolean {
  // No event tells of a focus that the frame got while the window had none.
  opened.touched ||= document.activeElement === opened.element;
  // The empty document that a frame begins with is ours, and can be read. There is nothing to lose in it.
  return opened.touched && opened.element.contentDocument === null;
}
