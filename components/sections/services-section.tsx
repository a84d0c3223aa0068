import { ActionLink } from '@/components/ui/action-link';
import { ExampleCaption } from '@/components/ui/example-caption';
import { ObjectPicture } from '@/components/ui/object-picture';
import { PageLink } from '@/components/ui/page-link';
import { actions } from '@/lib/content';
import type { HomeServices } from '@/lib/content/schemas/home';
import type { Tool } from '@/lib/content/schemas/tool';
import './services.deferred.css';

type ServicesSectionProps = {
  services: Omit<HomeServices, 'cards'> & {
    cards: readonly (HomeServices['cards'][number] & { tool?: Pick<Tool, 'object' | 'tag'> })[];
  };
};

/** The services, each with the drawing of its page and what hangs from it, followed by a button. The whole of one can be pressed. */
export function ServicesSection({ services: { title, intro, cards } }: ServicesSectionProps) {
  return (
    <section aria-labelledby="services" className="services ground-deep on-ink offscreen-[56rem] lg:offscreen-[54rem]">
      <div className="band-inner">
        <h2 id="services" className="text-headline lg:text-head">
          {title}
        </h2>
        <p className="mt-1 text-lede lg:mt-3">{intro}</p>
        <ul>
          {cards.map(({ href, title: name, text, tool }) => (
            <li key={href}>
              {tool && <ObjectPicture name={tool.object} />}
              {tool?.tag && (
                <p aria-hidden="true" className="kit-card">
                  {tool.tag.top} <b className="font-display">{tool.tag.figure}</b> {tool.tag.text}
                </p>
              )}
              <h3 className="text-card lg:text-title">
                <PageLink href={href}>{name}</PageLink>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className="band-actions">
          <ActionLink action={actions.getStartedNow} />
        </div>
        <ExampleCaption ground="color" />
      </div>
    </section>
  );
}
