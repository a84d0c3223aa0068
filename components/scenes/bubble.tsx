import { cx } from '@/components/ui/cx';

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
