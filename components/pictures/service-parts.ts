import type { Route } from 'next';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { servicePictures } from '@/lib/content/service-pictures';
import type { Part } from './scene-parts';

const { report, letter, draft, map, rule, record, wires, call } = servicePictures;

const mostBooked = Math.max(...report.channels.map(({ booked }) => booked));

const profileRow = (
  { name, values: [first = ''] }: ServicePictures['map']['profiles'][number],
  index: number,
): Part => {
  const isOwn = index === 1;
  return { shape: 'row', icon: isOwn ? 'star' : 'map-pin', title: name, detail: first, faint: !isOwn };
};

/** What the heroes of services show, reduced to the shapes of sharing pictures. */
export const serviceParts: readonly (readonly [Route, Part[]])[] = [
  [
    '/data-analytics',
    [
      { shape: 'title', title: report.title },
      ...report.channels.map(({ name, booked }): Part => ({
        shape: 'bar',
        label: name,
        value: `${booked} ${report.words.booked.toLowerCase()}`,
        share: (100 * booked) / mostBooked,
      })),
      { shape: 'text', text: report.whole.note },
    ],
  ],
  [
    '/copywriting',
    [
      { shape: 'title', title: letter.subject.now, detail: letter.title, badge: letter.badge },
      ...letter.lines.map(({ now }): Part => ({ shape: 'text', text: now })),
    ],
  ],
  [
    '/web-design',
    [
      { shape: 'title', title: draft.headline, detail: draft.title, badge: draft.badge },
      { shape: 'text', text: draft.text },
      ...draft.fields.map((field): Part => ({ shape: 'field', text: field })),
    ],
  ],
  ['/gmb-seo', [{ shape: 'title', title: map.title }, ...map.profiles.map(profileRow)]],
  ['/marketing-automation', rule.steps.map(({ icon, title, run }) => ({ shape: 'row', icon, title, detail: run }))],
  [
    '/crm-solutions',
    [
      { shape: 'title', title: record.name, detail: record.detail, badge: record.badge },
      ...record.steps.map(({ title, time }): Part => ({ shape: 'row', title, detail: time })),
    ],
  ],
  [
    '/integration-services',
    [
      { shape: 'title', title: wires.record.name, detail: wires.record.detail, badge: wires.record.badge },
      ...wires.doors.map(({ icon, name, when }): Part => ({ shape: 'row', icon, title: name, detail: when })),
    ],
  ],
  [
    '/ai',
    [
      { shape: 'title', title: call.name, badge: call.outcome.badge },
      ...call.lines
        .slice(4, 7)
        .map(({ from, text }): Part => ({ shape: 'bubble', text: `“${text}”`, own: from === 'assistant' })),
    ],
  ],
];
