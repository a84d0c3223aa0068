import type { Badge, Meter } from '@/lib/content/schemas/scenes';
import type { Stage, StageOf } from '@/lib/content/schemas/stages';
import type { IconName } from '@/lib/content/schemas/fields';
import { ofKind } from '@/components/ui/of-kind';

/** A few shapes that sharing pictures draw every scene with. */
export type Part =
  | { shape: 'title'; title: string; detail?: string; badge?: Badge }
  | { shape: 'bubble'; text: string; own: boolean }
  | { shape: 'row'; title: string; detail?: string; value?: string; badge?: Badge; icon?: IconName; faint?: boolean }
  | { shape: 'bar'; label: string; value: string; share: number }
  | { shape: 'text'; text: string }
  | { shape: 'field'; text: string }
  | { shape: 'stars'; detail: string };

const bar = ({ label, value, share }: Meter): Part => ({ shape: 'bar', label, value, share });
const said = (text: string): Part => ({ shape: 'bubble', text, own: false });
const answered = (text: string): Part => ({ shape: 'bubble', text, own: true });

/** The tones of a pipeline's columns, from new to won. */
const stageTones = ['quiet', 'blue', 'leaf'] as const;

const scenes: { [Kind in Stage['kind']]: (scene: StageOf<Kind>) => Part[] } = {
  storyline: ({ moments }) =>
    moments.map(({ icon, title, text, time, style, badge }): Part => {
      if (style === 'sent') return answered(text);
      if (style === 'received') return said(text);
      return style === 'stars' ? { shape: 'stars', detail: time } : { shape: 'row', icon, title, detail: text, badge };
    }),
  conversation: ({ inbox, badge, messages, outcome }) => [
    { shape: 'title', title: inbox, badge },
    ...messages.map(({ from, text }) => (from === 'business' ? answered(text) : said(text))),
    { shape: 'row', ...outcome },
  ],
  pipeline: ({ columns }) =>
    columns.flatMap(({ name, cards }, column) =>
      cards.slice(0, 2).map(({ title, detail }): Part => {
        return { shape: 'row', title, detail, badge: { text: name, tone: stageTones[column] ?? 'quiet' } };
      }),
    ),
  call: ({ speaker, duration, request, quote, badge }) => [
    { shape: 'title', title: speaker, detail: duration, badge },
    ...(request ? [said(`“${request}”`)] : []),
    answered(`“${quote}”`),
  ],
  workflow: ({ steps }) => steps.map(({ icon, title, detail }) => ({ shape: 'row', icon, title, detail })),
  calendar: ({ day, badge, slots }) => [
    { shape: 'title', title: day, badge },
    ...slots.map(({ time, title, detail }): Part => ({ shape: 'row', title, detail, value: time })),
  ],
  invoice: ({ title, customer, badge, lines, message }) => [
    { shape: 'title', title, detail: customer, badge },
    ...lines.map(({ label, amount }): Part => ({ shape: 'row', title: label, value: amount })),
    answered(message),
  ],
  review: ({ name, when, text, reply }) => [
    { shape: 'title', title: name },
    { shape: 'stars', detail: when },
    { shape: 'text', text },
    answered(reply),
  ],
  report: ({ title, period, rows, note }) => [
    { shape: 'title', title, detail: period },
    ...rows.map(bar),
    { shape: 'text', text: note },
  ],
  progress: ({ person, since, metrics, message }) => [
    { shape: 'title', title: person, detail: since },
    ...metrics.map(bar),
    answered(message),
  ],
  listing: ({ query, entries }) => [
    { shape: 'title', title: query },
    ...entries.map(({ name, detail, own }): Part => {
      return { shape: 'row', icon: own ? 'star' : 'map-pin', title: name, detail, faint: !own };
    }),
  ],
  email: ({ from, subject, paragraphs, badge }) => [
    { shape: 'title', title: subject, detail: from, badge },
    ...paragraphs.map((text): Part => ({ shape: 'text', text })),
  ],
  page: ({ address, headline, text, fields, badge }) => [
    { shape: 'title', title: headline, detail: address, badge },
    { shape: 'text', text },
    ...fields.map((field): Part => ({ shape: 'field', text: field })),
  ],
  checklist: ({ title, badge, items }) => [
    { shape: 'title', title, badge },
    ...items.map(({ text, detail, done }): Part => {
      return { shape: 'row', icon: done ? 'check' : 'clock', title: text, detail, faint: !done };
    }),
  ],
  channels: ({ title, channels, whole, words }) => [
    { shape: 'title', title },
    ...channels.map(({ name, booked }) =>
      bar({
        label: name,
        value: `${booked} ${words.booked.toLowerCase()}`,
        share: (100 * booked) / Math.max(...channels.map((channel) => channel.booked)),
      }),
    ),
    { shape: 'text', text: whole.note },
  ],
  drafts: ({ title, headline, text, fields, badge }) => [
    { shape: 'title', title: headline, detail: title, badge },
    { shape: 'text', text },
    ...fields.map((field): Part => ({ shape: 'field', text: field })),
  ],
  edits: ({ title, subject, lines, badge }) => [
    { shape: 'title', title: subject.now, detail: title, badge },
    ...lines.map(({ now }): Part => ({ shape: 'text', text: now })),
  ],
  run: ({ steps }) => steps.map(({ icon, title, run }) => ({ shape: 'row', icon, title, detail: run })),
  profiles: ({ title, profiles }) => [
    { shape: 'title', title },
    ...profiles.map(({ name, values: [first = ''] }, index): Part => {
      const isOwn = index === 1;
      return { shape: 'row', icon: isOwn ? 'star' : 'map-pin', title: name, detail: first, faint: !isOwn };
    }),
  ],
  doors: ({ doors, record }) => [
    { shape: 'title', title: record.name, detail: record.detail, badge: record.badge },
    ...doors.map(({ icon, name, when }): Part => ({ shape: 'row', icon, title: name, detail: when })),
  ],
  record: ({ name, detail, badge, steps }) => [
    { shape: 'title', title: name, detail, badge },
    ...steps.map(({ title, time }): Part => ({ shape: 'row', title, detail: time })),
  ],
};

/** A scene, reduced to the shapes of sharing pictures. */
export function sceneParts(scene: Stage): Part[] {
  return ofKind(scenes, scene.kind)(scene);
}
