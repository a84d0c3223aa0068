import { withLowestPrice } from '@/lib/content/plans/facts';
import type { Action } from '@/lib/content/schemas/references';
import { PageLink } from './page-link';
import './booking-bar.deferred.css';

/**
 * The page's booking button and the lowest price at the bottom of a phone's screen, from where `.booking-bar-from` has left
 * it up to where `.booking-bar-until` comes. It follows the first section in the document, and so in the tab order. Browsers
 * without scroll-driven animations do not show it.
 *
 * @param actions the page's calls to action. The first is the button
 * @param price what the page's service costs, if it is not a plan
 */
export function BookingBar({ actions: [action], price }: { actions: readonly Action[]; price?: string }) {
  return (
    action && (
      <div className="booking-bar print-hidden">
        <p>
          <span>{price ?? withLowestPrice('lowest')}</span>
          <PageLink href={action.href} className="button-primary">
            {action.short ?? action.label}
          </PageLink>
        </p>
      </div>
    )
  );
}
