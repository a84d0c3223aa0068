import { cx } from '@/components/ui/cx';
import type { SceneOf } from '@/lib/content/schemas/scenes';

type BubbleProps = { side: 'sent' | 'received'; children: string };

/** A message. Sent messages are deep blue, because brand blue is too light for white text of this size. */
export function Bubble({ side, children }: BubbleProps) {
  return (
    <p
      className={cx(
        'w-fit max-w-[92%] rounded-tile px-3.5 py-2.5 leading-snug',
        side === 'sent'
          ? 'ml-auto rounded-br-[4px] bg-brand-deep text-white'
          : 'rounded-bl-[4px] bg-paper-deep text-ink',
      )}
    >
      {children}
    </p>
  );
}

/** The messages of a conversation, from the customer on the left and from the business on the right. */
export function Bubbles({ messages }: { messages: SceneOf<'conversation'>['messages'] }) {
  return messages.map((message) => (
    <Bubble key={message.text} side={message.from === 'business' ? 'sent' : 'received'}>
      {message.text}
    </Bubble>
  ));
}
