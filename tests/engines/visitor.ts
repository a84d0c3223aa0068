/** A key by its name in `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | ' ' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown' | 'ArrowUp';

export type Point = { x: number; y: number };

/** A visitor with a browser of their own: no cookies, nothing cached, one window. */
export type Visitor = {
  /** Opens a path of the site, or a full address. Waits for the load event. */
  open: (address: string) => Promise<void>;
  /** Runs a function in the page. It may use only its arguments and what browsers have. */
  evaluate: <Value, Args extends unknown[]>(
    code: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ) => Promise<Value>;
  /** Runs a function in the frame that an element shows. */
  evaluateInFrame: <Value, Args extends unknown[]>(
    selector: string,
    code: (...args: Args) => Value,
    ...args: Args
  ) => Promise<Value>;
  moveTo: (point: Point) => Promise<void>;
  /** Moves the pointer to a point, presses and releases. */
  click: (point: Point) => Promise<void>;
  tap: (point: Point) => Promise<void>;
  press: (key: Key, modifier?: 'Shift') => Promise<void>;
  /** Sets the size of the page's area. The width may be larger where the window cannot be that narrow. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** What the browser itself reported as errors, besides what pages record (record.ts). */
  consoleErrors: () => string[];
  /** Lets the stand-in provider tell this visitor from others (tests/provider/control.ts). */
  identifyAs: (client: string, providerOrigins: readonly string[]) => Promise<void>;
  leave: () => Promise<void>;
};

/** A running browser. */
export type Engine = {
  version: string;
  /** @param origin the site's */
  newVisitor: (origin: string) => Promise<Visitor>;
  stop: () => Promise<void>;
};
