import { z } from 'zod';
import { entity, icon, pictureLabel, sceneText } from './fields';
import { entries, list } from './lists';
import { badge, message } from './kit';
import { sheetSchema } from './scenes';

/** What has to fit beside something else, and what has a line of its own. */
const words = sceneText.max(24);
const line = sceneText.max(44);
const rows = entries(4, 4, 'Facts, in rows.', { label: words, value: sceneText.max(32) });

const picture = { label: pictureLabel, title: line.describe('Above it, on its left.') };

const edit = { now: sceneText, why: line.describe('What is better about it.') };

/** What the heroes of services show: examples, made of what a service makes. A service says which one is its own. */
export const servicePicturesSchema = entity({
  report: entity({
    ...picture,
    figures: entries(3, 3, 'Of the whole month. The last one is the largest.', { name: words, value: words }),
    channels: entries(2, 4, 'They add up to the whole.', {
      name: words,
      detail: words,
      paid: z.int().positive().describe('In whole US dollars.'),
    }),
    note: sceneText.describe('What the owner learns from it.'),
    weeksTitle: words,
    weeks: entries(4, 4, 'They add up to the whole as well.', { name: words, booked: z.int().min(0).max(12) }),
  }).describe('A report.'),
  letter: entity({
    ...picture,
    subject: entity({ ...edit, was: line }).describe('The subject, before and after.'),
    lines: entries(2, 2, 'The letter.', edit),
    button: words,
    badge,
  }).describe('An edited letter.'),
  draft: entity({
    ...picture,
    headline: line,
    text: sceneText,
    fields: list(3, 3, 'The fields of the form.', words),
    button: words,
    badge: badge.describe('What the page that is live brings.'),
    note: sceneText.describe('What the last stage added.'),
    stages: list(3, 3, 'The last one is reached.', words),
  }).describe('A web page.'),
  map: entity({
    ...picture,
    own: entity({ name: words, detail: line, facts: rows }).describe('The customer’s own profile.'),
    others: list(2, 2, 'On its left and on its right.', words),
  }).describe('Shops on a map.'),
  rule: entity({
    ...picture,
    steps: entries(5, 5, 'From the top.', { icon, title: words, detail: line.describe('What came of it.') }),
  }).describe('A run of a rule.'),
  record: entity({
    label: pictureLabel,
    name: words,
    detail: line,
    badge,
    steps: entries(4, 4, 'What happened, in its order.', { title: line, time: words }),
    next: entity({ title: words, detail: line }).describe('What has to be done.'),
  }).describe('A customer’s record.'),
  wires: entity({
    ...picture,
    doors: entries(4, 4, 'Four ways in which something arrives.', { icon, name: words, when: words }),
    record: entity({ name: words, detail: line, badge, rows }).describe('What it becomes.'),
  }).describe('Four ways into one record.'),
  call: entity({
    name: line.describe('Whose call it is and when, above it.'),
    assistant: words,
    customer: words,
    lines: entries(6, 10, 'What is said.', {
      at: words.describe('When it begins.'),
      ...message.shape,
    }),
    end: words.describe('When the call ends.'),
    outcome: sheetSchema.omit({ kind: true }).describe('The calendar after the call.'),
  }).describe('A call.'),
});
export type ServicePictures = z.infer<typeof servicePicturesSchema>;
export type ServicePictureName = keyof ServicePictures;
