import type { EngineName } from '../engines/test';

/** A condition that pages are tested under. */
export type Condition = {
  /** The head of its column. */
  heading: string;
  meaning: string;
  /** What decides how a page behaves. By default its layout does. */
  dependsOn?: 'scripts';
  /** Why an engine does not test it. Every other engine must. */
  untested?: Partial<Record<EngineName, string>>;
};

const conditionsByName = {
  errors: { heading: 'errors', meaning: 'a whole visit without an error in the console or of the policy' },
  axe: { heading: 'axe', meaning: 'all rules of axe at 320, 768 and 1440 px' },
  keyboard: {
    heading: 'keyboard',
    meaning: 'Tab from top to bottom and back, with a visible focus that nothing covers',
  },
  targets: { heading: 'targets', meaning: 'targets of at least 24 by 24 px, or with that much space' },
  zoom: {
    heading: 'zoom',
    meaning: '400% zoom: a window of 320 by 256 px',
  },
  spacing: { heading: 'spacing', meaning: 'the text spacing of WCAG 1.4.12' },
  text: { heading: 'text', meaning: 'text twice the size, from 320 to 1440 px' },
  forcedColors: {
    heading: 'forced',
    meaning: 'forced colors, light and dark: texts, icons and the edges of buttons',
    untested: { webkit: 'it has no forced colors' },
  },
  motion: {
    heading: 'motion',
    meaning: 'reduced motion: nothing moves',
  },
  landscape: { heading: 'landscape', meaning: 'a phone on its side' },
  reading: { heading: 'reading', meaning: 'the order in which a screen reader reads scenes and tables' },
  noScript: { heading: 'no script', meaning: 'without JavaScript' },
  files: {
    heading: 'files',
    meaning: 'each file of the page failing, late, cut off or wrong',
    untested: {
      firefox: 'What a page does without its files is up to its scripts: a page with each set of scripts is tested.',
      webkit: 'What a page does without its files is up to its scripts: a page with each set of scripts is tested.',
    },
  },
  offline: { heading: 'offline', meaning: 'offline and back, and a deploy during the visit', dependsOn: 'scripts' },
  blocked: { heading: 'blocked', meaning: 'third parties, cookies and storage blocked', dependsOn: 'scripts' },
  changed: {
    heading: 'changed',
    meaning: 'a page that a translator or an extension has changed',
    dependsOn: 'scripts',
  },
  slow: {
    heading: 'slow',
    meaning: 'a CPU that is 6 times slower',
    dependsOn: 'scripts',
  },
  back: {
    heading: 'back',
    meaning: 'back and forward, in Chromium at every step and from the back/forward cache',
    dependsOn: 'scripts',
  },
  privacy: {
    heading: 'privacy',
    meaning: 'Global Privacy Control and Do Not Track',
    dependsOn: 'scripts',
    untested: {
      webkit: 'WebKitGTK sends neither signal, and scripts cannot ask it for one.',
    },
  },
  saveData: {
    heading: 'save data',
    meaning: 'Save-Data: nothing is prepared ahead',
    dependsOn: 'scripts',
    untested: {
      firefox: 'Firefox has no Save-Data and ignores speculation rules: it prepares nothing ahead for anyone.',
      webkit: 'WebKitGTK has no Save-Data and ignores speculation rules: it prepares nothing ahead for anyone.',
    },
  },
  contrast: {
    heading: 'contrast',
    meaning: 'more contrast, reduced transparency (which WebKit does not have), light and dark browser chrome',
  },
  words: {
    heading: 'words',
    meaning: 'words twice as long, accents, emoji, right-to-left names, five-digit prices',
    untested: {
      firefox: 'How words wrap differs by engine, not by page: the pages with the least room are tested.',
      webkit: 'How words wrap differs by engine, not by page: the pages with the least room are tested.',
    },
  },
} satisfies Record<string, Condition>;

export type ConditionName = keyof typeof conditionsByName;

export const conditions: Readonly<Record<ConditionName, Condition>> = conditionsByName;
