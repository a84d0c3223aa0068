import { BrandMark } from '@/components/ui/brand-mark';
import { initials } from '@/components/ui/initials';
import { product } from '@/lib/content/product';
import type { TabName } from '@/lib/content/schemas/product';
import { site } from '@/lib/content';
import { CustomerRecord } from './customer-record';
import { tabPanes } from './tab-panes';

type ProductWindowProps = {
  /** The tabs, in their order. The first one is open. */
  tabs: readonly TabName[];
  /** Leaves out what only wide windows show, for pages with little room for bytes. */
  compact?: boolean;
  /** Whether links such as `/demo#invoice` open a tab here (components/inline-script/window-tabs.ts). */
  linkable?: boolean;
};

/**
 * The product as one window: the tabs, what the chosen one shows, and beside it the record of the customer whose story all of
 * them tell. Tabs are radio buttons, which browsers switch by themselves (product-window.css).
 */
export function ProductWindow({ tabs, compact = false, linkable = false }: ProductWindowProps) {
  return (
    <div className="window">
      {linkable && tabs.map((tab) => <i key={tab} id={tab} />)}
      <div className="window-side">
        <p className="window-brand" aria-hidden="true">
          <BrandMark />
          {site.name}
        </p>
        <div role="radiogroup" aria-label={product.tabs} inert={tabs.length === 1}>
          {tabs.map((tab, index) => (
            <label key={tab}>
              <input type="radio" name="window" value={tab} defaultChecked={index === 0} />
              {product[tab].tab}
            </label>
          ))}
        </div>
        <p className="window-business" aria-hidden="true">
          <i className="window-face">{initials(product.business)}</i>
          {product.business}
        </p>
      </div>
      <CustomerRecord />
      {tabs.map((tab) => {
        const Pane = tabPanes[tab];
        return (
          <div key={tab} role="img" aria-label={product[tab].label} className={`window-pane window-${tab}`}>
            <div aria-hidden="true">
              <Pane compact={compact} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
