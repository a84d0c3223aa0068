import { isAboveFrame, needsWord, type FrameHost, type FrameState } from './frame-state';

/** Shows the state of a frame around it, with what is in the page's HTML (components/embeds/provider-frame.tsx). */
export function showState(host: FrameHost, state: FrameState): void {
  const { loaded, works, painted, touched, trouble, done } = state;
  const box = host.parentElement;
  host.toggleAttribute('data-painted', painted);

  const progress = box?.querySelector('progress');
  const isComplete = done || (loaded && works);
  if (progress) progress.dataset.state = isComplete ? 'complete' : loaded || works ? 'loading' : 'indeterminate';
  if (isComplete) progress?.setAttribute('value', '1');
  else progress?.removeAttribute('value');

  const words = document.querySelector<HTMLElement>('.frame-words');
  if (words) words.textContent = wordsBeside(words, state) ?? '';
  // Whoever has booked could book twice.
  document.querySelector('.frame-line')?.toggleAttribute('hidden', done);

  // The plain link, where it is seen. A panel of the island takes its place.
  const note = box?.querySelector<HTMLElement>('.frame-note');
  const isNeeded = needsWord(state) && !done;
  if (isNeeded && note?.childNodes.length === 0) {
    note.append(...(document.querySelector('.frame-line')?.cloneNode(true).childNodes ?? []));
    note.querySelector('a')?.removeAttribute('data-frame-link');
  }
  if (!isNeeded) note?.replaceChildren();

  const place = trouble && (isAboveFrame(trouble) ? 'above' : 'instead');
  if (place && host.dataset.panel !== place) {
    host.dataset.panel = place;
    host.style.setProperty('--panel-height', `${note?.offsetHeight}px`);
  }
  // A frame in use must not move.
  if (!place && (!touched || host.dataset.panel === 'instead')) delete host.dataset.panel;
}

/** What is said before the plain link. Whether a frame in use has done its work is not known until it says so. */
function wordsBeside({ dataset }: HTMLElement, { works, touched, covered }: FrameState): string | undefined {
  if (covered) return dataset.covered;
  if (touched) return dataset.used;
  return works ? dataset.shown : dataset.missing;
}

/** Says what happens after a booking or a message. */
export function showConfirmation(): HTMLElement | null {
  const part = document.querySelector<HTMLElement>('[data-confirmation]');
  if (part) part.hidden = false;
  return part;
}

/** Keeps in the history entry that the visitor has booked, for a reload and for Back. */
export function rememberDone(): void {
  try {
    history.replaceState({ ...history.state, done: true }, '');
  } catch {
    // Browsers throw after many changes in a short time.
  }
}

/** Whether the visitor has booked here, before a reload or before they left and came back. */
export function wasDone(): boolean {
  return history.state?.done === true;
}
