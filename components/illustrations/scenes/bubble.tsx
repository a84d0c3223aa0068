import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/cx';

type BubbleProps = ComponentProps<'p'> & { side: 'sent' | 'received' };

/** A message. Sent messages are deep blue, because brand blue is too light for white text of this size. */
export function Bubble({ side, className, ...attributes }: BubbleProps) {
  return (
    <p
      {...attributes}
      className={cx(
        'w-fit max-w-[92%] rounded-tile px-3.5 py-2.5 leading-snug',
        side === 'sent'
          ? 'ml-auto rounded-br-[4px] bg-brand-deep text-white'
          : 'rounded-bl-[4px] bg-paper-deep text-ink',
        className,
      )}
    />
  );
}

/** The messages of a conversation, from the customer on the left and from the business on the right. */
export function Bubbles({ messages }: { messages: readonly { from: string; text: string }[] }) {
  return messages.map(({ from, text }) => (
    <Bubble key={text} side={from === 'customer' ? 'received' : 'sent'}>
      {text}
    </Bubble>
  ));
}
