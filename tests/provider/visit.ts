import type { Mode, ModeOptions } from './modes';

export interface Destination {
  key: string;
  address: string;
}

/** A request for a destination, and its mode. */
export interface Visit {
  url: URL;
  destination: Destination;
  mode: Mode;
  options: ModeOptions;
}
