import { Fragment } from 'react';
import { ObjectPicture } from '@/components/ui/object-picture';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import type { Audience } from '@/lib/content/navigation';
import type { TradeObjectName } from '@/lib/content/schemas/hero-scenes';
import type { Trades } from '@/lib/content/schemas/home';

type TradesSectionProps = {
  trades: Omit<Trades, 'links'> & {
    links: readonly (Trades['links'][number] & { object?: TradeObjectName })[];
  };
  audiences: readonly Audience[];
};

/** A shelf of trades, each with the thing that it works with, and a line of links to everyone the platform is for. */
export function TradesSection({ trades, audiences }: TradesSectionProps) {
  return (
    <Section labelledBy="trades" className="offscreen-[69rem] lg:offscreen-[29rem]">
      <div className="items-end gap-10 lg:grid lg:grid-cols-2">
        <h2 id="trades" className="text-headline">
          {trades.title}
        </h2>
        <p className="text-lede text-ink-soft max-lg:mt-2">{trades.intro}</p>
      </div>
      <ul className="mt-5 grid grid-cols-3 gap-y-5 sm:grid-cols-6 lg:mt-8 lg:gap-y-6 xl:grid-cols-9">
        {trades.links.map(({ href, label, object }) => (
          <li key={href}>
            <PageLink
              href={href}
              className="block h-full text-center text-small/tight font-semibold underline-offset-4 hover:text-brand-deep hover:underline"
            >
              {object && <ObjectPicture name={object} className="mb-2 px-2.5 lg:px-4" />}
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="mt-5 leading-[1.75] text-ink-soft lg:mt-7">
        {trades.more}{' '}
        {audiences.map(({ label, href }, index) => (
          <Fragment key={href}>
            {index > 0 && ', '}
            <PageLink
              href={href}
              className="font-semibold text-ink underline decoration-brand underline-offset-4 hover:text-brand-deep"
            >
              {label}
            </PageLink>
          </Fragment>
        ))}
      </p>
    </Section>
  );
}
