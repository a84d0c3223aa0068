import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { textsIn } from '../walk';
import { entity, pictureLabel, rules, sceneText } from './fields';
import { badge, board, clock, edit, form, message, meter, row, schedule, seats, step, stop } from './kit';
import { list } from './lists';

/*
 * The large drawing of a page: the thing that a trade works with, as tall as the window. A plate on it has what the page shows of
 * the product, a tag the one fact that came of it, and the line of the page leaves it.
 */

/** The names of the drawings in a folder of components/illustrations/, without their ending. */
const drawingsIn = (folder: string) =>
  readdirSync(join(process.cwd(), 'components/illustrations', folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length));

export const objectName = z
  .enum(drawingsIn('objects'))
  .describe('A drawing of components/illustrations/objects/, by the name of its file.');

export const signName = z
  .enum(drawingsIn('signs'))
  .describe('A drawing of components/illustrations/signs/: what leaks from the line at the problems.');

/** The box of a drawing in its own units. What it stands on is at `floor`. */
const box = { width: 640, height: 600, floor: 588 };

const place = (min: number, max: number, help: string) =>
  z.int().min(min).max(max).describe(`${help} In units of the drawing, which is ${box.width} by ${box.height}.`);

export const placesSchema = entity({
  plate: entity({
    x: place(0, box.width, 'From the left.'),
    y: place(0, box.floor, 'From the top.'),
    width: place(200, box.width, 'Of the face that the drawing has for it.'),
    height: place(160, box.floor, 'Of that face.'),
  }).describe('The face of the drawing on which the plate lies.'),
  hook: entity({
    x: place(0, box.width, 'Where the string is tied, from the left.'),
    y: place(-120, box.floor, 'And from the top.'),
    string: place(0, 120, 'How long the string is. Without any length the tag lies on the drawing.'),
    turn: z.int().min(-6).max(6).describe('How far the tag is turned, in degrees.'),
  })
    .optional()
    .describe('From what the tag hangs on wide screens. Only if there is one.'),
  phone: entity({
    middle: place(200, 400, 'What of the drawing stands in the middle of the window.'),
    y: place(0, box.floor, 'Where the tag lies on the drawing, from the top.').optional(),
    turn: z.int().min(-6).max(6).describe('How far it is turned, in degrees.').optional(),
    end: place(
      0,
      400,
      'How far it lies from the right edge of the drawing. Without it, at the edge of the window.',
    ).optional(),
  }).describe('On phones, where the tag lies flat on the drawing.'),
  outlet: place(0, box.width, 'Where the line of the page begins at the foot of the drawing, from the left.'),
}).describe('Where things are on the drawing.');

const head = entity({
  title: sceneText.max(40).describe('Whose it is, or what happened.'),
  time: clock.optional(),
  missed: z.literal(true).optional().describe('It was a call that nobody could take.'),
}).describe('The quiet first line.');
const messages = 'What is written, from the top.';
const draft = sceneText.optional().describe('The next text, which waits for an OK.');
const name = sceneText.max(42);
const detail = sceneText.max(44);
const headed = { title: name, detail: detail.optional(), badge: badge.optional() };
const rowsOf = <Row extends z.ZodType>(entry: Row) => list(3, 4, 'The rows, from the top.', entry);

/** What stands on the plate: at most three messages, four rows, six steps or the places of one class. */
const plateSchema = z
  .discriminatedUnion('kind', [
    entity({
      kind: z.literal('thread'),
      head,
      messages: list(1, 3, messages, message.extend({ head: head.optional() })),
      draft,
    }).describe('A conversation.'),
    entity({
      kind: z.literal('quote'),
      head,
      quote: sceneText.describe('What is said, without quotation marks.'),
      draft,
    }).describe('What the AI says on the telephone.'),
    entity({ kind: z.literal('sheet'), ...headed, rows: rowsOf(row) }).describe(
      'A bill, a list, deals or facts, in rows.',
    ),
    entity({ kind: z.literal('profile'), title: name, detail, rows: rowsOf(row) }).describe(
      'What others see of a business, on a round face.',
    ),
    entity({
      kind: z.literal('day'),
      title: name,
      rows: list(3, 4, 'What is due, in its order. The values are times.', row),
    }).describe('What a day has.'),
    entity({
      kind: z.literal('steps'),
      title: name,
      badge,
      steps: list(4, 6, 'The steps, from the first to the goal.', step),
    }).describe('How far a project is.'),
    entity({ kind: z.literal('track'), ...headed, stops: list(3, 4, 'What happened, in its order.', stop) }).describe(
      'The history of one customer, or a run of a rule.',
    ),
    entity({ kind: z.literal('letter'), head, edit, paragraphs: list(1, 2, 'What it says.', sceneText) }).describe(
      'A letter with the subject that it had before.',
    ),
    entity({ kind: z.literal('page'), address: name, title: name, text: sceneText, form }).describe('A web page.'),
    entity({ kind: z.literal('board'), ...board.shape }),
    entity({ kind: z.literal('schedule'), head, schedule }).describe('The board of a day.'),
    entity({ kind: z.literal('seats'), title: name, detail, seats, messages: list(1, 2, messages, message) }).describe(
      'The places of one class, day or program, and what fills one.',
    ),
    entity({ kind: z.literal('bars'), title: name, detail, rows: rowsOf(meter) }).describe('A report.'),
  ])
  .describe('What stands on the plate.');
export type Plate = z.infer<typeof plateSchema>;

const tagSchema = entity({
  top: sceneText.max(32).describe('When, or whose.'),
  figure: sceneText.max(9).describe('The one fact, large.'),
  text: sceneText.max(32).optional(),
  badge: badge.optional(),
}).describe('The tag, with what came of it. The end of the page shows its figure and its badge again.');

export const grounds = ['paper', 'sun', 'leaf', 'blue', 'clay', 'clay-deep', 'ink', 'deep'] as const;

export const toolSchema = entity({
  object: objectName,
  label: pictureLabel,
  ground: z
    .enum(grounds)
    .describe('The color that the page stands on: what is near each other in its trade has the same.'),
  core: z.enum(['brand', 'brand-soft', 'sun', 'clay-bright']).optional().describe('The color of the line’s core.'),
  sign: signName.optional(),
  plate: plateSchema,
  tag: tagSchema.optional(),
  places: placesSchema,
})
  .superRefine(
    rules(({ plate, tag, places: { plate: face, hook, phone } }, fail) => {
      if (tag && !hook) fail(['places', 'hook'], 'a place from which the tag hangs');
      if (tag && phone.y === undefined) fail(['places', 'phone', 'y'], 'a place where the tag lies');
      if (face.x + face.width > box.width)
        fail(['places', 'plate', 'width'], `at most ${box.width - face.x}, to end within the drawing`);
      if (face.y + face.height > box.floor)
        fail(['places', 'plate', 'height'], `at most ${box.floor - face.y}, to end above the floor`);
      const length = wordsOf(plate).join(' ').length;
      const most = Math.floor((face.width * face.height) / charactersNeed);
      if (length < 90) fail(['plate'], `at least 90 characters (now: ${length}), so that the product is seen`);
      if (length > most) fail(['plate'], `at most ${most} characters (now: ${length}), which fit on a phone`);
    }),
  )
  .describe('The large drawing of the hero, and what is written on it.');
export type Tool = z.infer<typeof toolSchema>;

/** What a character takes of a face on a phone of 390 px, with all that is around words, in units of the drawing. */
const charactersNeed = 420;

/** The fields of a plate that are no words. */
const choices: ReadonlySet<string> = new Set(['kind', 'from', 'tone']);

const wordsOf = (plate: Plate) =>
  textsIn(plate).flatMap(({ path, text }) => (choices.has(String(path.at(-1))) ? [] : text));
