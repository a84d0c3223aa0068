import { ObjectPicture } from '@/components/ui/object-picture';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import type { Trades } from '@/lib/content/schemas/home';
import type { Tool } from '@/lib/content/schemas/tool';
import './trades.deferred.css';

type TradesSectionProps = {
  trades: Omit<Trades, 'links'> & {
    links: readonly (Trades['links'][number] & { tool?: Pick<Tool, 'object' | 'ground'> })[];
  };
};

/** A quilt of trades, each with the thing that it works with on its color, and a row of doors to everyone else. */
export function TradesSection({ trades: { title, links, doors } }: TradesSectionProps) {
  return (
    <Section labelledBy="trades" className="offscreen-[38.5rem] lg:offscreen-[42.75rem]">
      <h2 id="trades" className="text-headline lg:text-head">
        {title}
      </h2>
      <ul className="trades quilt">
        {links.map(({ href, label, tool }) => (
          <li key={href} className={`ground-${tool?.ground ?? 'blue'}`}>
            <PageLink href={href}>
              {tool && <ObjectPicture name={tool.object} />}
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="quilt-doors">
        {doors.map(({ href, label }) => (
          <PageLink key={href} href={href}>
            {label}
          </PageLink>
        ))}
      </p>
    </Section>
  );
}
