import { planWords } from '@/lib/content';
import { withLowestPrice } from '@/lib/content/plans/facts';
import { PageLink } from './page-link';

/** What the cheapest plan costs, and how to cancel it, below a hero's calls to action. */
export function PriceLine() {
  return (
    <p className="mt-5 text-small text-pretty text-ink-soft lg:mt-6">
      <PageLink href="/pricing" className="font-semibold text-ink underline decoration-rule underline-offset-4">
        {withLowestPrice('plans')}
      </PageLink>{' '}
      {planWords.offer.terms}
    </p>
  );
}
