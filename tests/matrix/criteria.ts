import type { ConditionName } from './conditions';

/** How a success criterion of WCAG 2.2 is met, and how that is known. */
export type Evidence =
  /** Tests hold it, under these conditions of the table or in these files. */
  | { by: 'tests'; conditions?: readonly ConditionName[]; files?: readonly string[]; person?: string }
  /** A person has to look: what for. Tests cannot decide it. */
  | { by: 'person'; what: string }
  /** The site has nothing that it is about. */
  | { by: 'nothing'; because: string };

type Criterion = { number: string; name: string; level: 'A' | 'AA'; evidence: Evidence };

const tests = (conditions: readonly ConditionName[], person?: string): Evidence => ({
  by: 'tests',
  conditions,
  person,
});
const testFiles = (files: readonly string[], person?: string): Evidence => ({ by: 'tests', files, person });
const person = (what: string): Evidence => ({ by: 'person', what });
const nothing = (because: string): Evidence => ({ by: 'nothing', because });

const noMedia = 'no page plays sound or video. The demo video is on another site, behind a link';
const noInput = 'no page of ours asks for input. The booking forms belong to the provider';

const list: [number: string, name: string, level: 'A' | 'AA', evidence: Evidence][] = [
  ['1.1.1', 'Non-text content', 'A', tests(['axe', 'reading'], 'whether each label says what its picture shows')],
  ['1.2.1', 'Audio-only and video-only', 'A', nothing(noMedia)],
  ['1.2.2', 'Captions (prerecorded)', 'A', nothing(noMedia)],
  ['1.2.3', 'Audio description or media alternative', 'A', nothing(noMedia)],
  ['1.2.4', 'Captions (live)', 'AA', nothing(noMedia)],
  ['1.2.5', 'Audio description', 'AA', nothing(noMedia)],
  ['1.3.1', 'Info and relationships', 'A', tests(['axe', 'reading'])],
  ['1.3.2', 'Meaningful sequence', 'A', tests(['reading', 'keyboard'], 'whether paragraphs are in the right order')],
  [
    '1.3.3',
    'Sensory characteristics',
    'A',
    person('that no text points to something by its shape, color or place only'),
  ],
  ['1.3.4', 'Orientation', 'AA', tests(['axe', 'landscape'])],
  ['1.3.5', 'Identify input purpose', 'AA', nothing(noInput)],
  ['1.4.1', 'Use of color', 'A', tests(['axe'], 'charts, whose signs have words beside them')],
  ['1.4.2', 'Audio control', 'A', nothing(noMedia)],
  ['1.4.3', 'Contrast (minimum)', 'AA', tests(['axe'], 'texts on drawings and gradients, which axe leaves out')],
  ['1.4.4', 'Resize text', 'AA', tests(['text'])],
  [
    '1.4.5',
    'Images of text',
    'AA',
    person('the pictures, of which only the comparison of plans has text; the table below it has the same'),
  ],
  ['1.4.10', 'Reflow', 'AA', tests(['zoom'])],
  [
    '1.4.11',
    'Non-text contrast',
    'AA',
    person('icons, charts and the edges of buttons in the usual colors. Forced colors are tested'),
  ],
  ['1.4.12', 'Text spacing', 'AA', tests(['spacing'])],
  [
    '1.4.13',
    'Content on hover or focus',
    'AA',
    testFiles(['tests/site/pages.spec.ts', 'tests/engines/parts.spec.ts', 'tests/site/navigation.spec.ts']),
  ],
  ['2.1.1', 'Keyboard', 'A', tests(['keyboard'])],
  ['2.1.2', 'No keyboard trap', 'A', tests(['keyboard'])],
  ['2.1.4', 'Character key shortcuts', 'A', nothing('no page has shortcuts of single characters')],
  [
    '2.2.1',
    'Timing adjustable',
    'A',
    testFiles(
      ['tests/site/frame-faults.spec.ts'],
      'nothing else: a message about an error stays until it is closed; other messages only repeat what the page shows',
    ),
  ],
  [
    '2.2.2',
    'Pause, stop, hide',
    'A',
    tests(['motion'], 'the bar above a calendar that is loading, which moves until it has loaded'),
  ],
  ['2.3.1', 'Three flashes', 'A', person('the drawings that move, none of which flashes')],
  ['2.4.1', 'Bypass blocks', 'A', tests(['axe', 'keyboard'])],
  ['2.4.2', 'Page titled', 'A', testFiles(['tests/site/head.spec.ts'])],
  ['2.4.3', 'Focus order', 'A', tests(['keyboard'])],
  ['2.4.4', 'Link purpose (in context)', 'A', tests(['axe'], 'whether each link says where it leads')],
  ['2.4.5', 'Multiple ways', 'AA', testFiles(['tests/site/links.spec.ts'])],
  ['2.4.6', 'Headings and labels', 'AA', tests(['axe'], 'whether they describe what follows')],
  ['2.4.7', 'Focus visible', 'AA', tests(['keyboard'])],
  ['2.4.11', 'Focus not obscured (minimum)', 'AA', tests(['keyboard'])],
  ['2.5.1', 'Pointer gestures', 'A', testFiles(['tests/site/testimonials.spec.ts'])],
  [
    '2.5.2',
    'Pointer cancellation',
    'A',
    person('that links and buttons act when the pointer is released, as browsers do by themselves'),
  ],
  ['2.5.3', 'Label in name', 'A', tests(['axe'])],
  ['2.5.4', 'Motion actuation', 'A', nothing('no page reacts to the movement of a device')],
  ['2.5.7', 'Dragging movements', 'AA', testFiles(['tests/site/testimonials.spec.ts'])],
  ['2.5.8', 'Target size (minimum)', 'AA', tests(['targets', 'axe'])],
  ['3.1.1', 'Language of page', 'A', tests(['axe'])],
  ['3.1.2', 'Language of parts', 'AA', nothing('everything is in English, names apart')],
  ['3.2.1', 'On focus', 'A', tests(['keyboard'])],
  ['3.2.2', 'On input', 'A', nothing(noInput)],
  ['3.2.3', 'Consistent navigation', 'AA', testFiles(['tests/site/screen-reader.spec.ts'])],
  [
    '3.2.4',
    'Consistent identification',
    'AA',
    person('that the same thing has the same name everywhere; names come from one file'),
  ],
  ['3.2.6', 'Consistent help', 'A', testFiles(['tests/site/screen-reader.spec.ts'])],
  ['3.3.1', 'Error identification', 'A', nothing(noInput)],
  ['3.3.2', 'Labels or instructions', 'A', nothing(noInput)],
  ['3.3.3', 'Error suggestion', 'AA', nothing(noInput)],
  ['3.3.4', 'Error prevention', 'AA', nothing(noInput)],
  ['3.3.7', 'Redundant entry', 'A', nothing(noInput)],
  ['3.3.8', 'Accessible authentication', 'AA', nothing('no page of ours asks anybody to log in')],
  ['4.1.2', 'Name, role, value', 'A', tests(['axe', 'reading'])],
  ['4.1.3', 'Status messages', 'AA', testFiles(['tests/site/embeds.spec.ts', 'tests/site/testimonials.spec.ts'])],
];

/** The success criteria of WCAG 2.2, levels A and AA. 4.1.1 is obsolete. */
export const criteria: readonly Criterion[] = list.map(([number, name, level, evidence]) => ({
  number,
  name,
  level,
  evidence,
}));

/** What the statement has to admit. */
export const knownLimits: readonly string[] = [
  'No person with a disability and no screen reader has been asked yet. Tests read what browsers hand to screen readers, and that only in Chromium.',
  'The walk with the Tab key goes through all of a page of each layout, and through the main part of every other page: their headers and footers are the same. In Firefox and WebKit it goes through the home page, and through the main part of a page of each other layout. WebKit’s driver cannot press Tab together with Shift, so the way back is not tested there.',
  'In Firefox the bar may cover a part of what has the focus, but never all of it.',
  'The calendars, the contact form and the chat are pages of the booking provider. Their accessibility is the provider’s. Each calendar and form has a plain link to the same page beside it.',
  'The booking pages and the demo video are on other sites, which are not tested.',
];
