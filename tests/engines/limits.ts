import { test } from '@playwright/test';
import type { EngineName } from './test';

/** What an engine or its driver cannot do here, and what its tests do instead. */
const limits = {
  touch: {
    webkit: 'WebKitGTK’s driver turns touches into movements of a mouse: the page gets a touch’s events from a script.',
  },
  transparency: {
    webkit: 'WebKit has no reduced transparency.',
  },
  shiftTab: {
    webkit: 'WebKitGTK’s driver cannot press Tab together with Shift: the way back is tested in the other engines.',
  },
  scrollToFocus: {
    firefox:
      'Firefox does not scroll to a focus that is partly in the window. The bar may then cover a few pixels of it, which WCAG 2.4.11 allows; the others show all of it.',
  },
  console: {
    webkit: 'WebKitGTK’s driver has no access to the console: a recorder in the page collects errors.',
    firefox: 'WebDriver BiDi reports scripts’ errors and messages only: the recorder in the page collects the others.',
  },
  scrollAnimation: {
    firefox: 'Firefox has no scroll-driven animations: only the inline script sets the state of the bar.',
  },
  shift: {
    webkit: 'WebKit does not measure layout shifts: the recorder in the page does.',
    firefox: 'Firefox does not measure layout shifts: the recorder in the page does.',
  },
} satisfies Record<string, Partial<Record<EngineName, string>>>;

/** Adds to a test's report what this engine cannot do. */
export function noteLimit(name: keyof typeof limits, engine: EngineName): void {
  const notes: Partial<Record<EngineName, string>> = limits[name];
  const description = notes[engine];
  if (description) test.info().annotations.push({ type: 'limit', description });
}
