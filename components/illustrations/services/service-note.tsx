import type { ReactNode } from 'react';
import { load } from '@/lib/content';
import type { ServicePictureName } from '@/lib/content/schemas/service-pictures';

const { call, draft, letter, map, record, report, rule, wires } = load('service-pictures');
const decision = call.lines.filter(({ from }) => from === 'customer').at(-2) ?? call.lines[0];
const [, booked] = report.figures;

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
        {decision.at} · {call.customer}
      </span>{' '}
      <b className={marked}>{decision.text}</b>
    </>
  ),
  rule: (
    <>
      <b className={title}>{rule.steps[0]?.detail}</b> {rule.steps.at(-1)?.detail}
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
  map: (
    <>
      <b className={title}>{map.own.name}</b> <b className="block font-semibold text-leaf">{map.own.facts[0]?.value}</b>{' '}
      {map.own.facts[1]?.value}
    </>
  ),
  report: (
    <>
      <b className={title}>
        {booked?.value} {booked?.name.toLowerCase()}
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
      className="w-full max-w-75 rounded-button border-2 border-ink bg-white px-3 py-2.5 text-tiny/[1.35] text-ink-quiet lg:px-5 lg:py-4 lg:text-small/[1.35]"
    >
      {lines[of]}
    </p>
  );
}
