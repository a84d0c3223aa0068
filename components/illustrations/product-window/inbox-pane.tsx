import { cx } from '@/components/ui/cx';
import { load } from '@/lib/content';
import { Message, Messages } from '@/components/illustrations/kit/message';
import { list, pane, paneGrid, PaneHead } from './pane-head';

const { inbox, customer } = load('product');

/** The conversations, of which one is shown. The first is that of the customer whose story the window tells. */
const conversations = [
  { customer: customer.name, time: inbox.time, text: inbox.last, byAi: false },
  ...inbox.others.map((other) => ({ ...other, text: other.messages.at(-1)?.text, byAi: true })),
];

const thread =
  'window-thread row-start-3 flex-col gap-1.75 overflow-auto px-4.5 py-3 lg:[grid-area:2/2] lg:px-5 lg:py-4';
const event = 'text-center text-tiny/[1.35] text-ink-quiet';

/** Three conversations to choose from. The draft in the first one is sent with its button, a checkbox. */
export function InboxPane() {
  return (
    <div role="group" aria-label={inbox.label} className={`${pane} of-inbox`}>
      <div className={paneGrid}>
        <PaneHead pane={inbox} />
        <fieldset className={cx('flex', list.frame)}>
          <legend className="sr-only">{inbox.choose}</legend>
          {conversations.map(({ customer: name, time, text, byAi }, index) => (
            <label key={name} className={cx(list.entry, 'has-checked:bg-brand-tint')}>
              <input type="radio" name="conversation" defaultChecked={index === 0} className={`talk-${index + 1}`} />
              <b>{name}</b> <small className={list.time}>{time}</small>
              <span className={cx(list.detail, byAi && 'ai')}>{text}</span>
            </label>
          ))}
        </fieldset>
        <div className={cx(thread, 'of-talk-1')}>
          <p className={event}>{inbox.missed}</p>
          <Messages messages={inbox.messages} />
          <p className="rounded-chip border-l-4 border-leaf bg-leaf-tint px-3.5 py-2.5">
            <b className="block">{inbox.visit.title}</b>
            <span className="ai">{inbox.visit.booked}</span> {inbox.visit.time}
          </p>
          <div
            className={cx(
              'group mt-auto grid min-h-20 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-tile border-2',
              'border-dashed border-brand-deep px-3.5 py-2 has-checked:border-transparent',
            )}
          >
            <p className="group-has-checked:hidden">
              <b className="ai">{inbox.draft.title}</b> {inbox.draft.when}
              <span className="block text-ink">{inbox.draft.text}</span>
            </p>
            <div className="hidden group-has-checked:block">
              <Message from="business" text={inbox.draft.text} />
            </div>
            <label
              className={cx(
                'min-w-17 rounded-button bg-brand-deep p-3 text-center font-semibold text-white has-checked:bg-leaf-tint',
                'has-checked:text-leaf',
              )}
            >
              <input type="checkbox" name="draft" />
              <span className="group-has-checked:hidden">{inbox.draft.button}</span>
              <span className="hidden group-has-checked:inline">{inbox.draft.sent}</span>
            </label>
          </div>
        </div>
        {inbox.others.map(({ customer: name, when, messages }, index) => (
          <div key={name} className={cx(thread, `of-talk-${index + 2}`)}>
            <p className={event}>{when}</p>
            <Messages messages={messages} />
            <p className="ai mt-auto text-center text-tiny/[1.35]">{inbox.foot}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
