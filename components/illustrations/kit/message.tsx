import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/cx';
import { site } from '@/lib/content';
import type { MessageData } from '@/lib/content/schemas/kit';
import './kit.css';

type MessageProps = MessageData & ComponentProps<'p'>;

/** A message: the customer's on the left, the business's on the right. */
export function Message({ from, text, className, ...attributes }: MessageProps) {
  return (
    <p
      {...attributes}
      className={cx('kit-message', from === 'business' ? 'kit-message-sent' : 'kit-message-received', className)}
    >
      {text}
    </p>
  );
}

/** The messages of a thread, from the top. */
export function Messages({ messages }: { messages: readonly MessageData[] }) {
  return messages.map((message) => <Message key={message.text} {...message} />);
}

/** What the AI would send next, and what becomes of it. */
export function Draft({ text }: { text: string }) {
  const { title, send, change } = site.draft;
  return (
    <div className="kit-draft">
      {text}
      <p>
        <span>{title}</span> <b>{send}</b> <b>{change}</b>
      </p>
    </div>
  );
}
