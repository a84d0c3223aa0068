import { cx } from '@/components/ui/cx';

/** What a tab shows, and how it is laid out: its head, a list, and what the list leads to. */
export const pane = 'window-pane bg-white md:col-start-2';
export const paneGrid = cx(
  'grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)]',
  'lg:grid-rows-[auto_minmax(0,1fr)]',
);

/** The list beside what the inbox and the invoice show, on phones a row. */
export const list = {
  frame: 'min-w-0 border-b border-rule lg:w-52 lg:flex-col lg:border-r lg:border-b-0 lg:[grid-area:2/1]',
  entry: cx(
    'flex-auto px-2 py-3 text-center lg:grid lg:flex-none lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-2 lg:gap-y-0.5',
    'lg:border-b lg:border-rule lg:px-4 lg:py-3.5 lg:text-left',
  ),
  time: 'max-lg:hidden',
  detail: 'text-tiny/[1.35] max-lg:hidden lg:col-span-full',
};

/** The heading of a tab, and what it counts. */
export function PaneHead({ pane: { title, detail } }: { pane: { title: string; detail: string } }) {
  return (
    <p className="border-b border-rule px-4.5 py-3 text-ink-quiet lg:col-span-full">
      <b className="mr-1.5 font-display text-lede/[normal] tracking-[-0.02em] text-ink">{title}</b> {detail}
    </p>
  );
}
