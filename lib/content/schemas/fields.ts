import { z } from 'zod';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'next';

/** A strict object: a misspelt field is an error that lists the fields there are. */
export function entity<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `the fields here are ${Object.keys(shape).join(', ')}` : undefined,
  });
}

/**
 * A list whose entries differ in one field, such as an id or a slug.
 *
 * @param words what messages call the value, and the field of the entry that has it already
 */
export function uniqueBy<Entry extends z.ZodType<object>>(
  key: string,
  list: z.ZodArray<Entry>,
  words = { value: 'a value', field: `this ${key}` },
) {
  return list.superRefine((entries, context) => {
    const seen = new Map<unknown, number>();
    entries.forEach((entry, index) => {
      const value: unknown = Reflect.get(entry as object, key);
      const earlier = seen.get(value);
      if (earlier !== undefined) {
        const message = `${words.value} of its own (entry [${earlier}] has ${words.field} already)`;
        context.addIssue({ code: 'custom', path: [index, key], message });
      } else seen.set(value, index);
    });
  });
}

/**
 * The prices that a sentence in content can name in braces, such as `{setupFee}`. They are filled in after the check, which
 * lets nobody type an amount into a sentence (lib/content/names.ts).
 */
export const priceNames = [
  'cheapestPrice',
  'coachingPrice',
  'coachingSession',
  'emailFee',
  'everyPlanPrice',
  'highestPrice',
  'localSeoPrice',
  'phoneSetupPrice',
  'priceByTeamSize',
  'priceWithFreeWebsite',
  'recommendedPrice',
  'reputationPrice',
  'setupFee',
  'websiteFee',
] as const;
export type PriceName = (typeof priceNames)[number];

/** `app/industries/plumbers/page.tsx` → `/industries/plumbers`. The folders of `app/` are the site map. */
function findPaths(folder: string, path: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return findPaths(join(folder, entry.name), `${path}/${entry.name}`);
    return entry.name === 'page.tsx' ? [path === '' ? '/' : path] : [];
  });
}

/** Whether a path has a page now: while the site is being edited, pages come and go. */
export const hasPage = (path: string) =>
  /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(path) && existsSync(join(process.cwd(), 'app', path, 'page.tsx'));

/** Every path that has a page, read from `app/` once. Runs at build time only. */
export const publicPaths: ReadonlySet<string> = new Set(findPaths(join(process.cwd(), 'app'), ''));

/**
 * A figure that makes a promise: a percentage, a multiple, an amount of money or a span of time, in digits or in words.
 * Such figures live in content/claims.ts or in the plans and add-ons, where they can be checked, and never in a sentence.
 */
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const units = 'two|three|four|five|six|seven|eight|nine';
const numberWord = `(?:(?:${tens})[\\s-](?:one|${units})|${units}|ten|eleven|twelve|\\w+teen|${tens}|(?:an? )?(?:dozen|hundred|thousand|million))`;
const number = String.raw`\b(?:\d[\d,.]*\+?|${numberWord})`;
const claimLike = new RegExp(
  [
    String.raw`\d\s?[%‰×]|\d\s?x\b|[$€£]\s?\d|[½¼¾]`,
    String.raw`${number}[\s-]*(?:percent|per cent|-?fold|dollars|bucks|euros)\b`,
    String.raw`\b\d[\d,.]*\+?[\s-]*(?:times|hours?|hrs?|minutes?|mins?|seconds?|secs?|days|weeks|months)\b`,
    // In words only where they promise something: a story may take place “ten minutes before the send”.
    String.raw`${number}[\s-]times (?:as|more|less|faster|the)\b`,
    String.raw`${number}[\s-](?:hours?|minutes?|seconds?|days|weeks|months) (?:saved|less|faster|sooner|earlier|(?:a|an|per|each|every) \w)`,
    String.raw`\b(?:sav|win|gain|spar)\w* (?:[^\s.]+ ){0,3}?${number}[\s-](?:hours?|minutes?|seconds?|days|weeks|months)\b`,
    String.raw`${number}\s(?:in|out of)\s${number}|\b(?:twice|double|triple|half) (?:as|the|your)\b|\b(?:doubl|tripl|quadrupl)(?:es|ed|ing)\b`,
  ].join('|'),
  'i',
);

/** Longer texts are pasted by accident, and their length is said. */
const longestChecked = 2000;

/** Quotation marks and brackets do not hide a figure. */
const isClaimLike = (value: string) =>
  value.length < longestChecked && claimLike.test(value.replaceAll(/[“”‘’()]/g, ''));

const markup = /<\/?[a-z]|&[a-z]+;|\*\*|\]\(/i;

/** Words that people run together with a straight quote; the site sets typographic ones. */
const straightQuote = /["']/;

/** A wording that the specification gives to the letter, with straight quotes if it has them. */
export function wording(min: number, max: number, help: string) {
  return z
    .string()
    .min(min)
    .max(max)
    .refine((value) => !markup.test(value), 'plain text without markup')
    .describe(help);
}

function anyText(min: number, max: number, help: string) {
  return wording(min, max, help)
    .refine((value) => !straightQuote.test(value), 'typographic quotes (’ “ ”) instead of straight ones')
    .describe(help);
}

/** A name in braces, such as `{brand}`. */
export const nameInBraces = /\{(\w+)\}/g;

/** The names that a text has in braces. */
export function namesIn(value: string): string[] {
  return [...value.matchAll(nameInBraces)].map(([, name = '']) => name);
}

const prices = new Set<string>(priceNames);

/** A placeholder that is known has been filled in by now. Prices are filled in later. */
function text(min: number, max: number, help: string) {
  return anyText(min, max, help).refine(
    (value) => namesIn(value).every((name) => prices.has(name)),
    'in braces only a name of lib/content/names.ts',
  );
}

/** Text that readers take as a statement of fact: no figure may be typed into it. */
export function statement(min: number, max: number, help: string) {
  return text(min, max, help).refine(
    (value) => !isClaimLike(value),
    'no figure in copy: put it into content/claims.ts and refer to its id',
  );
}

/** Whole sentences. What is cut off within a word has no full stop. */
export function sentences(min: number, max: number, help: string) {
  return statement(min, max, help).refine(
    (value) => /[.!?][”)]?$/.test(value),
    'sentences to their end, with a full stop, question mark or exclamation mark',
  );
}

export const label = text(2, 40, 'A button, link or card label. Sentence case, no full stop.');
export const eyebrow = statement(6, 44, 'A few words above the headline that say who or what the page is for.');
export const title = statement(6, 72, 'A headline: what the owner gets, in the owner’s words.');
export const cardTitle = statement(3, 48, 'A card’s title.');
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

/** Text with placeholders in braces, such as `{count} members`. Each name appears exactly once; others are errors. */
export function template(min: number, max: number, names: readonly string[], help: string) {
  const expected = names.toSorted().join();
  return anyText(min, max, help).refine(
    (value) => namesIn(value).toSorted().join() === expected,
    `text with ${names.map((name) => `{${name}}`).join(' and ')}`,
  );
}

export const publicPath = z
  .custom<Route>((value) => typeof value === 'string' && hasPage(value.split('#', 1)[0] ?? ''), {
    message: 'a path that has a page under app/',
  })
  .describe('A page of the site.');

/** A whole page. */
export const pagePath = publicPath
  .refine((path) => !path.includes('#'), 'a path without a fragment')
  .describe('The address of the page on the site.');

export const iconNames = [
  'activity',
  'air-vent',
  'apple',
  'award',
  'badge-check',
  'bell',
  'bot',
  'brush',
  'calendar',
  'calendar-check',
  'camera',
  'chart',
  'check',
  'clipboard',
  'clock',
  'cloud-hail',
  'cloud-lightning',
  'compass',
  'credit-card',
  'database',
  'dollar',
  'dumbbell',
  'faucet',
  'feather',
  'file-text',
  'flashlight',
  'flower',
  'globe',
  'hammer',
  'handshake',
  'headset',
  'heart',
  'home',
  'image',
  'implant',
  'inbox',
  'key',
  'laptop',
  'layers',
  'layout',
  'leaf',
  'lightbulb',
  'line-chart',
  'link',
  'list-checks',
  'mail',
  'map-pin',
  'megaphone',
  'message',
  'messages',
  'mic',
  'mouse-pointer',
  'package',
  'paint-roller',
  'paw',
  'pen',
  'phone',
  'phone-incoming',
  'phone-missed',
  'pipeline',
  'plug',
  'plug-zap',
  'puzzle',
  'receipt',
  'refresh',
  'repeat',
  'route',
  'scale',
  'search',
  'send',
  'share',
  'shield',
  'shovel',
  'smile',
  'solar-panel',
  'sparkles',
  'spine',
  'stamp',
  'star',
  'store',
  'sun',
  'tag',
  'target',
  'thermometer',
  'timer',
  'tooth',
  'trending-up',
  'truck',
  'user-check',
  'user-plus',
  'users',
  'wallet',
  'wind',
  'wrench',
  'zap',
] as const;

export const icon = z.enum(iconNames).describe('A key of the icon map in components/ui/icon.tsx.');
export type IconName = z.infer<typeof icon>;

export const seoSchema = entity({
  title: plainText(10, 60, 'What the browser tab and the search result show. The brand is added where it fits.'),
  description: plainText(70, 160, 'The two lines under a search result: what the page says, for whom.'),
  pictureAlt: plainText(
    20,
    160,
    'What the picture of a shared link shows, where the title does not say it.',
  ).optional(),
  priority: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('In the sitemap, where it is not the one of its kind (scripts/build/sitemap-entry.ts).'),
}).describe('What the browser tab and search engines show.');
export type Seo = z.infer<typeof seoSchema>;

/** A headline with one or two of its words on the sun-coloured marker. */
export const markedTitle = entity({
  text: title,
  marker: text(
    2,
    72,
    'One or two words of the headline to highlight, exactly as they are there. Up to 15 characters stay on one line.',
  ),
})
  .refine((value) => value.text.includes(value.marker), {
    path: ['marker'],
    message: 'words of the headline, exactly as they are there',
  })
  .describe('A headline with one or two of its words highlighted.');
export type MarkedTitle = z.infer<typeof markedTitle>;

/**
 * The rule for pictures of people: a real person has one, and a sample has none, so that no face pretends to be somebody's.
 * Pages draw the initials of samples.
 *
 * @returns what is expected instead; undefined if nothing is wrong
 */
export function portraitMistake(sample: boolean, portrait: unknown): string | undefined {
  if (sample)
    return portrait === undefined ? undefined : 'none as long as sample is true, because a face would be invented';
  return portrait === undefined ? 'a picture, because sample is false' : undefined;
}
