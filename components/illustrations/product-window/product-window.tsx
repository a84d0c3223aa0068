import { BrandMark } from '@/components/ui/brand-mark';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/content/schemas/fields';
import type { TabName } from '@/lib/content/schemas/product';
import { load, site } from '@/lib/content';
import { CustomerRecord } from './customer-record';
import { InboxPane } from './inbox-pane';
import { pane, paneGrid } from './pane-head';
import { tabPanes } from './tab-panes';
import './product-window.css';

const product = load('product');

const icons: Record<TabName, IconName> = {
  inbox: 'inbox',
  board: 'pipeline',
  calendar: 'calendar',
  invoice: 'receipt',
  report: 'chart',
};

/** A phone in narrow pages, with a rail of tabs in wider ones, and beside them the whole record in the widest. */
const frame = cx(
  'window relative mx-auto grid min-h-[45.5rem] max-w-[25.5rem] grid-cols-[minmax(0,1fr)]',
  'grid-rows-[auto_minmax(0,1fr)_auto] overflow-clip rounded-[28px] border-3 border-ink text-small/[1.35]',
  'text-ink-soft md:min-h-[43rem] md:max-w-none @max-[22.5rem]/page:min-h-[51rem]',
  'md:grid-cols-[6rem_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] md:rounded-[16px] md:border-3',
  'lg:min-h-[45rem] lg:grid-cols-[11rem_minmax(0,1fr)_15rem] lg:grid-rows-[minmax(0,1fr)] xl:min-h-[39rem] print:block',
);

const tabLabel = cx(
  'grid min-h-[3.5rem] flex-1 content-center justify-items-center gap-1 rounded-tile text-tiny/[1.2]',
  'has-checked:font-semibold has-checked:text-brand-deep md:flex-none @max-[22.5rem]/page:text-[0.6875rem]',
  'md:text-brand-soft md:has-checked:bg-brand-deep md:has-checked:text-white lg:flex lg:min-h-[2.75rem] lg:items-center',
  'lg:justify-start lg:gap-3 lg:px-3 lg:text-small/[1.2]',
);

/**
 * The product as one window: the tabs, what the chosen one shows, and beside it the record of the customer whose story all of
 * them tell. Tabs are radio buttons, which browsers switch by themselves (product-window.css). Links such as `/demo#invoice`
 * open a tab (components/inline-script/features.ts).
 *
 * @param tabs in their order. The first one is open
 */
export function ProductWindow({ tabs }: { tabs: readonly TabName[] }) {
  return (
    <div data-window className={frame}>
      {tabs.map((tab) => (
        <i key={tab} id={tab} />
      ))}
      <div className="window-side print-hidden order-1 border-t border-rule bg-white md:border-0 md:bg-ink md:px-2 md:py-3 md:[grid-area:1/1/-1]">
        <p
          aria-hidden="true"
          className="mx-2 mt-1.5 mb-5 flex items-center gap-2.5 font-display text-card tracking-[-0.02em] text-white max-lg:hidden"
        >
          <BrandMark />
          {site.name}
        </p>
        <div role="radiogroup" aria-label={product.tabs} className="flex px-1 pt-1 pb-2 md:flex-col md:p-0">
          {tabs.map((tab, index) => (
            <label key={tab} className={tabLabel}>
              <input
                type="radio"
                name="window"
                value={tab}
                defaultChecked={index === 0}
                className="md:focus-visible:outline-offset-2 md:focus-visible:outline-sun"
              />
              <Icon name={icons[tab]} />
              {product[tab].tab}
            </label>
          ))}
        </div>
      </div>
      <CustomerRecord />
      {tabs.map((tab) => {
        if (tab === 'inbox') return <InboxPane key={tab} />;
        const Pane = tabPanes[tab];
        return (
          <div key={tab} role="img" aria-label={product[tab].label} className={`${pane} of-${tab}`}>
            <div aria-hidden="true" className={cx(paneGrid, tab === 'invoice' && 'md:bg-paper-deep')}>
              <Pane />
            </div>
          </div>
        );
      })}
    </div>
  );
}
