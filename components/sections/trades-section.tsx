import { Fragment } from 'react';
import { ObjectPicture } from '@/components/ui/object-picture';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Audience } from '@/lib/content/industries';
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
      <SectionHeading id="trades" title={trades.title} intro={trades.intro} beside />
      <ul className="grid grid-cols-3 gap-y-5 sm:grid-cols-6 lg:gap-y-6 xl:grid-cols-9">
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
