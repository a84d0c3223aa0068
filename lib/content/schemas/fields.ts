import { z } from 'zod';
import { icons } from '@/lib/icons';
import { isPasted, isUnbroken, straightQuote } from './pasted-text';

/** A strict object: a misspelt field is an error that lists the fields there are. */
export function entity<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `the fields here are ${Object.keys(shape).join(', ')}` : undefined,
  });
}

/** Rules between fields. `fail` names one, and says what is expected there. */
export const rules =
  <Value>(check: (value: Value, fail: (path: PropertyKey[], expected: string) => void) => void) =>
  (value: Value, context: z.core.$RefinementCtx<Value>) =>
    check(value, (path, message) => context.addIssue({ code: 'custom', path, message }));

/** A list whose entries differ in one field, such as an id or a slug. */
export function uniqueBy<Entry extends z.ZodType<object>>(key: string, list: z.ZodArray<Entry>) {
  return list.superRefine(
    rules((entries, fail) => {
      const seen = new Map<unknown, number>();
      entries.forEach((entry, index) => {
        const value: unknown = Reflect.get(entry as object, key);
        const earlier = seen.get(value);
        if (earlier === undefined) seen.set(value, index);
        else fail([index, key], `a value of its own (entry [${earlier}] has this ${key} already)`);
      });
    }),
  );
}

/**
 * What words are: a statement of fact, of which the launch check lists the figures; other words; or what somebody has said,
 * which is spelled as it was said.
 */
export type CopyKind = 'statement' | 'words' | 'quote';

const ofLength = (min: number, max: number, copy: CopyKind) => z.string().min(min).max(max).meta({ copy });

/** What somebody has said, word for word. */
export const quotation = (min: number, max: number, help: string) => ofLength(min, max, 'quote').describe(help);

/** The name of a person, in any script. */
export const personName = (help: string) => quotation(2, 80, help);

/** A wording that the specification gives to the letter, with straight quotes if it has them. */
export function wording(min: number, max: number, help: string, copy: CopyKind = 'words') {
  return ofLength(min, max, copy)
    .refine((value) => !isPasted(value), {
      abort: true,
      error: 'plain text without markup, brackets or footnote marks',
    })
    .refine((value) => !isUnbroken(value), 'blanks at which lines can break')
    .refine((value) => value.trim() === value, 'text without blanks at its ends')
    .describe(help);
}

function anyText(min: number, max: number, help: string, copy?: CopyKind) {
  return wording(min, max, help, copy)
    .refine((value) => !straightQuote.test(value), 'typographic quotes (’ “ ”) instead of straight ones')
    .describe(help);
}

/** A name in braces, such as `{brand}`. */
export const nameInBraces = /\{(\w+)\}/g;

/** The names that a text has in braces. */
export function namesIn(value: string): string[] {
  return [...value.matchAll(nameInBraces)].map(([, name = '']) => name);
}

/** What is known in braces has been filled in by now. */
function text(min: number, max: number, help: string, copy?: CopyKind) {
  return anyText(min, max, help, copy).refine(
    (value) => !/[{}]/.test(value),
    'in braces only a name of lib/content/names.ts',
  );
}

/** Text that readers take as a statement of fact. The launch check lists the figures in it. */
export const statement = (min: number, max: number, help: string) => text(min, max, help, 'statement');

/** Whole sentences. What is cut off within a word has no full stop. */
export function sentences(min: number, max: number, help: string) {
  return statement(min, max, help).refine(
    (value) => /[.!?…][”’)]*\s*$/.test(value),
    'sentences to their end, with a full stop, question mark or exclamation mark',
  );
}

/** The longest word that fits on a line of a phone in the size of a headline. A slash or a hyphen ends a line. */
const longestWord = 18;

function headline(min: number, max: number, help: string) {
  return statement(min, max, help).refine(
    (value) => value.split(/[\s/\u2010–—-]/).every((word) => word.length <= longestWord),
    `words of at most ${longestWord} characters, which fit on a phone`,
  );
}

export const label = text(2, 40, 'A button, link or card label. Sentence case, no full stop.');
export const eyebrow = statement(6, 44, 'A few words above the headline that say who or what the page is for.');
export const title = headline(6, 72, 'A headline: what the owner gets, in the owner’s words.');
export const cardTitle = headline(3, 48, 'A card’s title.');
export const lede = sentences(60, 240, 'One or two sentences under the headline.');
export const prose = sentences(30, 260, 'One to three plain sentences.');
export const point = statement(4, 90, 'One line of a checklist, no full stop.');
/** Text inside a drawn product scene. It is an example, so times and amounts are allowed, percentages are not. */
export const sceneText = text(1, 120, 'Words inside a product scene: an example, in the words of that trade.').refine(
  (value) => !/%/.test(value),
  'no percentage in a scene: it would read as a claim',
);
export const plainText = text;
/** One sentence that a screen reader hears in the place of a picture. It is an example, like the picture. */
export const pictureLabel = text(
  30,
  200,
  'One sentence that describes the picture to someone who cannot see it. Begins with what it is.',
).refine((value) => !/%/.test(value), 'no percentage in a scene: it would read as a claim');

/** Text with placeholders in braces, such as `{count} members`: each name once, and no others. */
export function template(min: number, max: number, names: readonly string[], help: string) {
  const expected = names.toSorted().join();
  return anyText(min, max, help).refine(
    (value) => namesIn(value).toSorted().join() === expected,
    `text with ${names.map((name) => `{${name}}`).join(' and ')}`,
  );
}

export const iconNames = Object.keys(icons) as (keyof typeof icons)[];

export const icon = z.enum(iconNames).describe('Which icon stands for it.');
export type IconName = z.infer<typeof icon>;

export const card = { title: cardTitle, text: prose };

export const markedTitle = entity({
  text: title,
  marker: text(
    0,
    72,
    'One or two words of the headline to highlight, exactly as they are there. Up to 15 characters stay on one line.',
  ).optional(),
})
  .refine((value) => value.text.includes(value.marker ?? ''), {
    path: ['marker'],
    message: 'words of the headline, exactly as they are there',
  })
  .describe('A headline. One or two of its words may be highlighted.');
export type MarkedTitle = z.infer<typeof markedTitle>;

/** Expected in the place of a picture of a sample: a real person has one. Pages draw the initials of samples. */
export const noFace = 'none as long as sample is true, because a face would be invented';
