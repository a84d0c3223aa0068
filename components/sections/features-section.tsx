import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { IconBlock } from '@/components/ui/icon-block';
import { LinkedText } from '@/components/ui/linked-text';
import { Section, type SectionBackground } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { site } from '@/lib/content';
import type { LinkedText as Linked } from '@/lib/content/schemas/linked-text';
import type { Features } from '@/lib/content/schemas/sections';
import type { Panel } from '@/lib/content/schemas/panel';

type FeaturesSectionProps = {
  features: Omit<Features, 'scene'>;
  /** A picture next to the blocks. */
  scene?: ReactNode;
  /** Leads to related pages, under the blocks. */
  seeAlso: Linked;
  background?: SectionBackground;
  /** What is behind the picture. */
  sceneBackground?: Panel['background'];
};

const columns: Record<Features['layout'], string | undefined> = {
  'scene-right': 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]',
  'scene-left': 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]',
  'scene-above': undefined,
};

/** Features as blocks without boxes, next to an optional scene. */
export function FeaturesSection({
  features,
  scene,
  seeAlso,
  background = 'paper',
  sceneBackground,
}: FeaturesSectionProps) {
  const { blocks, layout } = features;
  const above = layout === 'scene-above';
  return (
    <Section background={background} labelledBy="features">
      <SectionHeading id="features" title={features.title} intro={features.intro} />
      <div className={cx(Boolean(scene) && cx('grid grid-cols-1 gap-12 lg:gap-16', columns[layout]))}>
        <ul
          className={cx(
            'grid content-start gap-x-10 gap-y-9 sm:grid-cols-2',
            (!scene || above) && (blocks.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'),
          )}
        >
          {blocks.map((block) => (
            <IconBlock key={block.title} block={block} />
          ))}
        </ul>
        {scene && (
          <div
            className={cx(
              layout === 'scene-left' && 'lg:order-first',
              above && 'lg:order-first',
              sceneBackground && `feature-background pattern-${sceneBackground}`,
            )}
          >
            <div className={above ? 'mx-auto w-full max-w-3xl' : 'lg:sticky lg:top-28'}>{scene}</div>
          </div>
        )}
      </div>
      <div className="mt-10 border-t border-rule pt-5">
        <LinkedText lead={site.related} text={seeAlso} className="max-w-text text-ink-soft" />
      </div>
    </Section>
  );
}
