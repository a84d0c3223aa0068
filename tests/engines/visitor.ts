/** A key by its name in `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight';

export type Point = { x: number; y: number };

/** Someone who comes for the first time, with one window. */
export type Visitor = {
  /** Opens a path of the site. Waits for the load event. */
  open: (path: string) => Promise<void>;
  /** Runs a function in the page. It may use only its arguments and what browsers have. */
  evaluate: <Value, Args extends unknown[]>(
    code: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => Promise<Value>;
  moveTo: (point: Point) => Promise<void>;
  /** Moves the pointer to a point, presses and releases. */
  click: (point: Point) => Promise<void>;
  tap: (point: Point) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the size of the page's area. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Lets the stand-in provider at an origin tell this visitor from others (tests/provider/modes.ts). */
  identifyAs: (client: string, providerOrigin: string) => Promise<void>;
  leave: () => Promise<void>;
};

/** A running browser. */
export type Engine = {
  /** @param origin the site's */
  newVisitor: (origin: string) => Promise<Visitor>;
  stop: () => Promise<void>;
};
