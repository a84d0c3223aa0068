import { ObjectPicture } from '@/components/ui/object-picture';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Trades } from '@/lib/content/schemas/home';

type TradesSectionProps = {
  trades: Omit<Trades, 'links'> & {
    links: readonly (Trades['links'][number] & { object?: string })[];
  };
};

/** A shelf of trades, each with the thing that it works with. */
export function TradesSection({ trades }: TradesSectionProps) {
  return (
    <Section labelledBy="trades" className="offscreen-[59rem] lg:offscreen-[42rem]">
      <SectionHeading id="trades" title={trades.title} intro={trades.intro} beside />
      <ul className="grid grid-cols-3 gap-y-4 sm:grid-cols-6 lg:gap-y-8">
        {trades.links.map(({ href, label, object }) => (
          <li key={href}>
            <PageLink
              href={href}
              className="block h-full text-center text-small/tight font-semibold underline-offset-4 hover:text-brand-deep hover:underline"
            >
              {object && <ObjectPicture name={object} className="mb-2 w-full px-2.5 lg:px-7" />}
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
