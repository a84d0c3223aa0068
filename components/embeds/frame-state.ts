/*
 * The states of a frame. What the provider's page, the visitor and scripts on the page do leads from one to the next:
 *
 *     opening ──message──▶ working ◀──────────message───────────┐
 *      │  ▲                   │                                 │
 *      │  └─retry─┐           ├──booked, sent──▶ done (for good)│
 *      ▼          │           │                                 │
 *     late · unsure · failed  ├──used──▶ used ──next document──▶ moved · left (for good)
 *     blocked (for good)      │
 *                             └──hidden or under something for seconds──▶ covered ──seen again──▶ working
 *
 * A frame that the visitor has used is never replaced, reloaded or moved. Beside it there is always the plain link.
 */

/** Why the frame may not work for the visitor. */
export type FrameTrouble =
  /**
   * `late`: nothing has come from the provider. `unsure`: something has, but it has sent no known message, or has not finished
   * loading. `blocked`: it leads to where the page's policy allows no frame. `covered`: it cannot be seen or pressed. The
   * visitor has used it, and then it has loaded another page (`moved`), or one that may not be shown here (`left`).
   */
  { kind: 'late' | 'unsure' | 'blocked' | 'covered' | 'moved' | 'left' } | { kind: 'failed'; error: Error };

export type FrameState = {
  /** How many times the frame has been opened. */
  attempt: number;
  /** The frame has loaded, with any content. */
  loaded: boolean;
  /** The frame has sent a message that only the provider's page sends. */
  works: boolean;
  /** There is something to see in it. */
  painted: boolean;
  /** It takes longer than usual. */
  slow: boolean;
  /** The visitor has focused it. Moving or reloading it could lose what they typed. */
  touched: boolean;
  /** For seconds it could not be seen or pressed. */
  covered: boolean;
  trouble: FrameTrouble | undefined;
  /** The visitor has booked or submitted. */
  done: boolean;
};

export const opening: FrameState = {
  attempt: 0,
  loaded: false,
  works: false,
  painted: false,
  slow: false,
  touched: false,
  covered: false,
  trouble: undefined,
  done: false,
};

/** The state after a change. */
export function next(state: FrameState, change: Partial<FrameState>): FrameState {
  const after = { ...state, ...change };
  const { covered, touched, done, trouble } = after;
  if (!trouble || trouble.kind === 'covered') after.trouble = covered ? { kind: 'covered' } : undefined;
  // Whoever uses it can see for themselves.
  if (touched && after.trouble && !isFinal(after.trouble)) after.trouble = undefined;
  // Whoever has booked is not asked whether it worked.
  if (done && after.trouble?.kind !== 'left') after.trouble = undefined;
  return after;
}

/** What runs in a frame's host (frame.ts). */
export type RunningFrame = {
  /** Replaced at each change. */
  state: FrameState;
  /** The first attempt to load the provider's script. */
  script: Promise<void>;
  /** Loads the provider's script once more. */
  loadScript: () => Promise<void>;
  /** Opens the frame again if it does not work. */
  retry: () => void;
};

/** The element that a frame is opened in. components/embeds/provider-frame.tsx writes its data attributes. */
export type FrameHost = HTMLElement & { running?: RunningFrame };

/** The event of a host whose frame has another state. */
export const changeEvent = 'framechange';

export function findFrameHost(): FrameHost | null {
  return document.querySelector<FrameHost>('[data-frame]');
}

/** Whether nothing usable has come yet, and nothing is known to be wrong. */
export function isWaiting({ works, touched, trouble }: FrameState): boolean {
  return !works && !touched && !trouble;
}

/** Whether the visitor has to be told something: what is wrong, or that it takes longer than usual. */
export function needsWord(state: FrameState): boolean {
  return Boolean(state.trouble) || (state.slow && isWaiting(state));
}

/** Whether the same would happen if the frame was opened again, or if what the visitor did would be lost. */
function isFinal({ kind }: FrameTrouble): boolean {
  return kind === 'blocked' || kind === 'moved' || kind === 'left';
}

/** Whether opening the frame again may help. */
export function canRetry(trouble: FrameTrouble): boolean {
  return !isFinal(trouble) && trouble.kind !== 'covered';
}

type FrameTroubleAbove = { kind: 'unsure' | 'moved' | 'covered' };

/** Whether a panel has to be above a frame, whose content is unknown, and not in the place of one that shows nothing. */
export function isAboveFrame(trouble: FrameTrouble): trouble is FrameTroubleAbove {
  return trouble.kind === 'unsure' || trouble.kind === 'moved' || trouble.kind === 'covered';
}
