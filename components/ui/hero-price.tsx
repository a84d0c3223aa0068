import { lowestPrice } from '@/lib/content/plan-sentences';
import { planWords } from '@/lib/content/plan-words';
import { PageLink } from './page-link';

/** What it costs to begin and how it ends, below a hero's calls to action. */
export function HeroPrice() {
  return (
    <p className="mt-5 text-small text-ink-soft lg:mt-6">
      <PageLink href="/pricing" className="font-bold text-ink underline underline-offset-2">
        {lowestPrice()}
      </PageLink>{' '}
      {planWords.ending}
    </p>
  );
}
