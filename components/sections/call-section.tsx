import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { minutesAndSeconds } from '@/lib/content/clock';
import type { PhoneCall } from '@/lib/content/schemas/call';
import { site } from '@/lib/content';

type CallSectionProps = {
  call: Omit<PhoneCall, 'outcome'>;
  /** The calendar that the call ends on. */
  outcome: ReactNode;
};

/** A phone call to read, and to hear once there is a recording of it. */
export function CallSection({ call, outcome }: CallSectionProps) {
  const { recording } = call;
  return (
    <Section labelledBy="call">
      <SectionHeading id="call" title={call.title} intro={call.text} />
      <div className="grid grid-cols-1 items-end gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-12">
        <div className="rounded-card bg-ink p-5 text-white sm:p-8">
          <p className="mb-5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-small text-brand-soft">
            <span>
              {call.name} · {minutesAndSeconds(call.end)}
            </span>
            <span>{recording?.mark ?? site.exampleMark}</span>
          </p>
          {recording && (
            <audio controls preload="none" src={recording.file} aria-label={call.name} className="mb-5 w-full">
              <track default kind="captions" srcLang="en-US" label={call.name} src="/call.vtt" />
            </audio>
          )}
          <dl className="grid gap-3 text-small">
            {call.lines.map(({ at, from, text }) => (
              <div key={at}>
                <dt className={cx('text-tiny text-brand-soft', from === 'customer' ? '' : 'text-right')}>
                  {from === 'customer' ? call.customer : call.assistant}, {minutesAndSeconds(at)}
                </dt>
                <dd
                  className={cx(
                    'mt-1 w-fit max-w-[92%] rounded-tile px-3.5 py-2.5 leading-snug',
                    from === 'customer'
                      ? 'rounded-bl-[4px] bg-white text-ink'
                      : 'ml-auto rounded-br-[4px] bg-brand-deep',
                  )}
                >
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {outcome}
      </div>
    </Section>
  );
}
