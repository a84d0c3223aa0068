import { details, product } from '@/lib/content/product';
import type { TabName } from '@/lib/content/schemas/product';

/** The heading of a tab, and what it counts. */
export function PaneHead({ tab }: { tab: TabName }) {
  return (
    <p className="border-b border-rule px-4.5 py-3 text-ink-quiet lg:col-span-full">
      <b className="mr-1.5 font-display text-lede/[normal] font-[680] tracking-[-0.02em] text-ink">
        {product[tab].title}
      </b>{' '}
      {details[tab]}
    </p>
  );
}
