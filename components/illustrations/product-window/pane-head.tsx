import { details, product } from '@/lib/content/product';
import type { TabName } from '@/lib/content/schemas/product';

/** The heading of a tab, and what it counts. */
export function PaneHead({ tab }: { tab: TabName }) {
  return (
    <p className="window-head">
      <b>{product[tab].title}</b> {details[tab]}
    </p>
  );
}
