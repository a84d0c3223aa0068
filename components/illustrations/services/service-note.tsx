import type { ReactNode } from 'react';
import { load } from '@/lib/content';
import { minutesAndSeconds } from '@/lib/content/time';

const { call, draft, letter, map, record, rule } = load('service-pictures');
const decision = call.lines.filter(({ from }) => from === 'customer').at(-2);
const profile = map.profiles[1];

const type = 'font-display text-[1.1875rem]/[1.25] font-heading tracking-[-0.02em] text-ink max-lg:text-base/[1.25]';
const title = `block ${type}`;
const marked = `marker ${type}`;

/** What each service makes, in one line of its picture. */
const lines: Readonly<Record<string, ReactNode>> = {
  '/crm-solutions': (
    <>
      <b className={title}>{record.next.title}</b> {record.next.detail}
    </>
  ),
  '/ai': decision && (
    <>
      <span className="block">
        {minutesAndSeconds(decision.at)} · {call.customer}
      </span>{' '}
      <b className={marked}>{decision.text}</b>
    </>
  ),
  '/marketing-automation': (
    <>
      <b className={title}>{rule.steps[0]?.run}</b> {rule.steps.at(-1)?.run}
    </>
  ),
  '/copywriting': (
    <>
      <s className="block">{letter.subject.was}</s> <b className={marked}>{letter.subject.now}</b>
    </>
  ),
  '/web-design': (
    <>
      <b className={title}>{draft.headline}</b> {draft.button}
    </>
  ),
  '/gmb-seo': profile && (
    <>
      <b className={title}>{profile.name}</b> <b className="block font-semibold text-leaf">{profile.values[0]}</b>{' '}
      {profile.values[1]}
    </>
  ),
};

/** A note with a line of a service's picture. Decoration: the service is described beside it. */
export function ServiceNote({ href }: { href: string }) {
  return (
    <p
      aria-hidden="true"
      className="w-full max-w-75 rounded-tile bg-white px-3 py-2.5 text-tiny/[1.35] text-ink-quiet elevation-float lg:px-5 lg:py-4 lg:text-small/[1.35]"
    >
      {lines[href]}
    </p>
  );
}
