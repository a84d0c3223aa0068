import type { ReactNode } from 'react';
import { ExampleCaption } from '@/components/ui/example-caption';
import { cx } from '@/components/ui/cx';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { ToolPlaces } from '@/components/illustrations/tool/tool-picture';
import { withLowestPrice } from '@/lib/content/plans/facts';
import type { Hero } from '@/lib/content/schemas/sections';
import type { Tool } from '@/lib/content/schemas/tool';

type ToolHeroSectionProps = {
  hero: Omit<Hero, 'eyebrow'> & { eyebrow?: string };
  places: Tool['places'];
  /** The one large drawing of the page. */
  picture: ReactNode;
  /** Calls to action. The first is the primary one. */
  actions: ReactNode;
  /** A small line below them. Without it, the lowest price. */
  note?: ReactNode;
  /** The page's line runs out of the drawing: down to the next section, or out of the window. Or the drawing stands on it, as on a road. */
  line?: boolean | 'out' | 'road';
  /** What stands along the line, below the drawing. */
  children?: ReactNode;
};

/** Headline and calls to action beside the page's drawing. */
export function ToolHeroSection(props: ToolHeroSectionProps) {
  const { hero, places, picture, actions, note, line = false, children } = props;
  return (
    <section aria-labelledby="page-title" className={cx('tool-hero', line === 'road' && 'tool-road')}>
      <ToolPlaces places={places} />
      <div className="band-inner">
        <div className="tool-copy booking-bar-from">
          {hero.eyebrow && <p className="text-small font-semibold lg:text-body">{hero.eyebrow}</p>}
          <h1 id="page-title" className="text-trade">
            <MarkedHeadline title={hero.title} />
          </h1>
          <p className="tool-lede text-lede">{hero.lede}</p>
          <div className="band-actions">{actions}</div>
          <p className="tool-plan text-small">{note ?? withLowestPrice('short')}</p>
        </div>
        {line && <i className={cx('tool-line print-hidden', typeof line === 'string' && 'tool-line-out')} />}
        {picture}
        <ExampleCaption ground="color" className="tool-example print-hidden" />
      </div>
      {children}
    </section>
  );
}
