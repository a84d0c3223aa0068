/** Why the frame may not work for the visitor. */
export type FrameTrouble =
  /**
   * `late`: nothing has come from the provider. `unsure`: something has, but it has sent no known message, or has not finished
   * loading. `blocked`: it leads to where the page's policy allows no frame, or a script keeps hiding it. The visitor has used
   * it, and then it has loaded another page (`moved`), or one that may not be shown here (`left`).
   */
  { kind: 'late' | 'unsure' | 'blocked' | 'moved' | 'left' } | { kind: 'failed'; error: Error };

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
  trouble: FrameTrouble | undefined;
  /** The visitor has booked or submitted. */
  done: boolean;
};

/** What runs in a frame's host (run-frame.ts). */
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
export function isFinal({ kind }: FrameTrouble): boolean {
  return kind === 'blocked' || kind === 'moved' || kind === 'left';
}

/** Where a panel has to be: in the place of a frame that shows nothing, or above one whose content is unknown. */
export function panelPlace({ kind }: FrameTrouble): 'above' | 'instead' {
  return kind === 'unsure' || kind === 'moved' ? 'above' : 'instead';
}
