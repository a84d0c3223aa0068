import { BrandMark } from '@/components/ui/brand-mark';
import { Icon } from '@/components/ui/icon';
import { product } from '@/lib/content/product';
import type { IconName } from '@/lib/content/schemas/fields';
import type { TabName } from '@/lib/content/schemas/product';
import { site } from '@/lib/content';
import { CustomerRecord } from './customer-record';
import { InboxPane } from './inbox-pane';
import { tabPanes } from './tab-panes';
import './product-window.css';

const icons: Record<TabName, IconName> = {
  inbox: 'inbox',
  board: 'pipeline',
  calendar: 'calendar',
  invoice: 'receipt',
  report: 'chart',
};

/**
 * The product as one window: the tabs, what the chosen one shows, and beside it the record of the customer whose story all of
 * them tell. Tabs are radio buttons, which browsers switch by themselves (product-window.css). Links such as `/demo#invoice`
 * open a tab (components/inline-script/window-tabs.ts).
 *
 * @param tabs in their order. The first one is open
 */
export function ProductWindow({ tabs }: { tabs: readonly TabName[] }) {
  return (
    <div data-window className="window">
      {tabs.map((tab) => (
        <i key={tab} id={tab} />
      ))}
      <div className="window-side print-hidden order-1 border-t border-rule bg-white md:border-0 md:bg-ink md:px-2 md:py-3 md:[grid-area:1/1/-1]">
        <p
          aria-hidden="true"
          className="mx-2 mt-1.5 mb-5 flex items-center gap-2.5 font-display text-card font-heading tracking-[-0.02em] text-white max-lg:hidden"
        >
          <BrandMark />
          {site.name}
        </p>
        <div role="radiogroup" aria-label={product.tabs} className="window-tabs flex px-1 pt-1 pb-2 md:flex-col md:p-0">
          {tabs.map((tab, index) => (
            <label key={tab}>
              <input type="radio" name="window" value={tab} defaultChecked={index === 0} />
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
          <div key={tab} role="img" aria-label={product[tab].label} className={`window-pane window-${tab}`}>
            <div aria-hidden="true">
              <Pane />
            </div>
          </div>
        );
      })}
    </div>
  );
}
