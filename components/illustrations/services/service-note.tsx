import type { ReactNode } from 'react';
import { load } from '@/lib/content';
import type { ServicePictureName } from '@/lib/content/schemas/service-pictures';
import { minutesAndSeconds } from '@/lib/content/time';

const { call, draft, letter, map, record, report, rule, wires } = load('service-pictures');
const decision = call.lines.filter(({ from }) => from === 'customer').at(-2) ?? call.lines[0];
const profile = map.profiles[1];

const type = 'font-display text-[1.1875rem]/[1.25] font-heading tracking-[-0.02em] text-ink max-lg:text-base/[1.25]';
const title = `block ${type}`;
const marked = `marker ${type}`;

/** What each service makes, in one line of its picture. */
const lines = {
  record: (
    <>
      <b className={title}>{record.next.title}</b> {record.next.detail}
    </>
  ),
  call: decision && (
    <>
      <span className="block">
        {minutesAndSeconds(decision.at)} · {call.customer}
      </span>{' '}
      <b className={marked}>{decision.text}</b>
    </>
  ),
  rule: (
    <>
      <b className={title}>{rule.steps[0]?.run}</b> {rule.steps.at(-1)?.run}
    </>
  ),
  letter: (
    <>
      <s className="block">{letter.subject.was}</s> <b className={marked}>{letter.subject.now}</b>
    </>
  ),
  draft: (
    <>
      <b className={title}>{draft.headline}</b> {draft.button}
    </>
  ),
  map: profile && (
    <>
      <b className={title}>{profile.name}</b> <b className="block font-semibold text-leaf">{profile.values[0]}</b>{' '}
      {profile.values[1]}
    </>
  ),
  report: (
    <>
      <b className={title}>
        {report.whole.booked} {report.words.booked.toLowerCase()}
      </b>{' '}
      {report.title}
    </>
  ),
  wires: (
    <>
      <b className={title}>{wires.record.name}</b> {wires.doors.map(({ name }) => name).join(', ')}
    </>
  ),
} satisfies Record<ServicePictureName, ReactNode>;

/** A note with a line of a service's picture. Decoration: the service is described beside it. */
export function ServiceNote({ of }: { of: ServicePictureName }) {
  return (
    <p
      aria-hidden="true"
      className="w-full max-w-75 rounded-tile bg-white px-3 py-2.5 text-tiny/[1.35] text-ink-quiet elevation-float lg:px-5 lg:py-4 lg:text-small/[1.35]"
    >
      {lines[of]}
    </p>
  );
}
