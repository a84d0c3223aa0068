import type { Badge, Meter, Scene, SceneOf } from '@/lib/content/schemas/scenes';
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

const scenes: { [Kind in Scene['kind']]: (scene: SceneOf<Kind>) => Part[] } = {
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
};

/** A scene, reduced to the shapes of sharing pictures. */
export function sceneParts(scene: Scene): Part[] {
  return ofKind(scenes, scene.kind)(scene);
}
