import { z } from 'zod';
import { sum } from '@/lib/sum';
import { entity, icon, label as choice, pictureLabel, sceneText } from './fields';
import { entries, list } from './lists';
import { badge, calendarSchema } from './scenes';

/** Most pictures can be pressed, and have a question that screen readers hear before its choices. */
const pressed = {
  label: pictureLabel,
  title: sceneText.max(44).describe('Above it, on its left.'),
  question: sceneText.max(44).describe('What the choices are about, for those who cannot see them.'),
};

const count = z.int().min(0).max(9_999);

const counted = { asked: count, booked: count, paid: z.int().min(0).describe('In whole US dollars.') };
const figures = ['asked', 'booked', 'paid'] as const;

const channel = entity({
  name: choice.max(14),
  ...counted,
  weeks: list(4, 4, 'What was booked in each week.', count),
  note: sceneText.describe('What the owner learns from it, in a sentence.'),
});

/** A report that can be read by channel. The whole is typed as well, so that a slip in a channel does not go unnoticed. */
const reportSchema = entity({
  ...pressed,
  words: entity({ asked: choice.max(10), booked: choice.max(10), paid: choice.max(10), weeks: choice.max(24) }),
  weeks: list(4, 4, 'What the weeks are called.', sceneText.max(9)),
  whole: entity({ name: choice.max(14), ...counted, note: sceneText }).describe('All channels together.'),
  channels: list(2, 4, 'They add up to the whole.', channel),
}).superRefine(({ whole, channels }, context) => {
  const expect = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const [index, { asked, booked, weeks }] of channels.entries()) {
    if (sum(weeks) !== booked) expect(['channels', index, 'booked'], `${sum(weeks)}, the sum of its weeks`);
    if (booked > asked) expect(['channels', index, 'asked'], `at least ${booked}, the number of those who booked`);
  }
  for (const figure of figures) {
    const total = sum(channels.map((one) => one[figure]));
    if (total !== whole[figure]) expect(['whole', figure], `${total}, the sum of the channels`);
  }
});

const version = entity({ name: choice.max(12), note: sceneText.describe('What happens then, in a sentence.') });

/** A page from sketch to live. It is drawn once, and styles show how far it is. */
const draftSchema = entity({
  ...pressed,
  versions: list(3, 3, 'Sketch, draft, live.', version),
  headline: sceneText.max(44),
  text: sceneText.max(90),
  fields: list(3, 3, 'The fields of the form.', sceneText.max(20)),
  button: sceneText.max(24),
  badge: badge.describe('What the page that is live brings.'),
});

const edit = { was: sceneText, now: sceneText, why: sceneText.max(48).describe('What is better about it.') };

/** A text before and after it was edited. */
const letterSchema = entity({
  ...pressed,
  choices: list(2, 2, 'Before and after.', choice),
  note: sceneText.describe('What was wrong with it before, in a sentence.'),
  subject: entity(edit),
  lines: z.array(entity(edit)).length(2),
  button: entity({ was: sceneText.max(28), now: sceneText.max(28) }),
  badge,
});

/** A rule, and one run of it. */
const ruleSchema = entity({
  ...pressed,
  choices: list(2, 2, 'The rule, and the run of it.', choice),
  steps: entries(5, 5, 'From the top.', {
    icon,
    title: sceneText.max(24),
    rule: sceneText.max(36).describe('What the rule says.'),
    run: sceneText.max(36).describe('What came of it.'),
  }),
});

/** A map with three businesses, and the profile of each. */
const mapSchema = entity({
  ...pressed,
  facts: list(4, 4, 'What a profile says.', sceneText.max(10)),
  profiles: entries(3, 3, 'From left to right on the map. The one in the middle is the customer’s own.', {
    name: choice.max(20),
    detail: sceneText.max(36),
    values: list(4, 4, 'Of each of the facts.', sceneText.max(32)),
  }),
});

/** Four doors, and the one record that they lead to: each fills in one row of it. */
const wiresSchema = entity({
  ...pressed,
  doors: entries(4, 4, 'Four ways in which something arrives.', { icon, name: choice.max(9), when: sceneText.max(10) }),
  record: entity({
    name: sceneText.max(24),
    detail: sceneText.max(36),
    badge,
    rows: entries(4, 4, 'What came by each of the doors.', { label: sceneText.max(14), value: sceneText.max(28) }),
  }).describe('What it becomes.'),
});

/** The record of one customer. */
const recordSchema = entity({
  label: pictureLabel,
  name: sceneText.max(24),
  detail: sceneText.max(36),
  badge,
  steps: entries(4, 4, 'What happened, in its order.', { title: sceneText.max(32), time: sceneText.max(14) }),
  next: entity({ title: sceneText.max(24), detail: sceneText.max(36) }).describe('What has to be done.'),
});

const seconds = z.int().min(0).max(60);

/** A call that can be read, and what it leaves on the calendar. */
const callSchema = entity({
  name: sceneText.max(40).describe('Whose call it is and when, above it.'),
  assistant: sceneText.max(16),
  customer: sceneText.max(16),
  lines: entries(6, 10, 'What is said.', {
    at: seconds.describe('When it begins, in seconds.'),
    from: z.enum(['assistant', 'customer']).describe('Who speaks.'),
    text: sceneText,
  }),
  end: seconds.min(30).max(45).describe('When the call ends, in seconds.'),
  outcome: calendarSchema.omit({ kind: true }).describe('The calendar after the call.'),
}).superRefine(({ lines, end }, context) => {
  for (const [index, { at }] of lines.entries()) {
    const before = lines[index - 1]?.at ?? -1;
    if (at > before && at < end) continue;
    const message = at >= end ? `less than ${end}, the end of the call` : `more than ${before}, the line before`;
    context.addIssue({ code: 'custom', path: ['lines', index, 'at'], message });
  }
});

/** What the heroes of services show: examples, made of what a service makes. A service says which one is its own. */
export const servicePicturesSchema = entity({
  report: reportSchema.describe('A report.'),
  letter: letterSchema.describe('An edited letter.'),
  draft: draftSchema.describe('The draft of a page.'),
  map: mapSchema.describe('Shops on a map.'),
  rule: ruleSchema.describe('A rule.'),
  record: recordSchema.describe('A customer’s record.'),
  wires: wiresSchema.describe('Four ways into one record.'),
  call: callSchema.describe('A call.'),
});
export type ServicePictures = z.infer<typeof servicePicturesSchema>;
export type ServicePictureName = keyof ServicePictures;
