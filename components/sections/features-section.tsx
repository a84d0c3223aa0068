import { Fragment, type ComponentType } from 'react';
import { ChartPicture } from '@/components/illustrations/charts/chart-picture';
import { cx } from '@/components/ui/cx';
import { ExampleCaption } from '@/components/ui/example-caption';
import { IconTile } from '@/components/ui/icon-tile';
import { LinkedText } from '@/components/ui/linked-text';
import { Section, type SectionBackground } from '@/components/ui/section';
import { site } from '@/lib/content';
import type { LinkedText as Linked } from '@/lib/content/schemas/linked-text';
import type { Panel, Feature, Features } from '@/lib/content/schemas/sections';
import type { Scene } from '@/lib/content/schemas/scenes';
import '@/components/ui/patterns.css';
import './features.deferred.css';

type FeaturesSectionProps = {
  features: Features;
  ScenePicture: ComponentType<{ scene: Scene }>;
  /** Leads to related pages, in a line under the rows. */
  seeAlso: Linked;
  background?: SectionBackground;
  /** What is behind the pictures. */
  sceneBackground?: Panel['background'];
};

const hasPicture = ({ scene, chart }: Feature) => Boolean(scene ?? chart);

/** What a row says at rest. Without a line of its own, that is its text. */
function RowHead({ feature: { icon, title, line, text } }: { feature: Feature }) {
  return (
    <>
      <IconTile name={icon} />
      <h3>{title}</h3>
      <span className="feature-line">{line ?? text}</span>
    </>
  );
}

/**
 * Features as rows that open: a line each at rest, the text and the picture in the open one. On wide screens there is one
 * picture beside the rows: that of the open row or, if it has none, the first (features.css).
 */
export function FeaturesSection({
  features,
  ScenePicture,
  seeAlso,
  background = 'paper',
  sceneBackground = 'blue',
}: FeaturesSectionProps) {
  const { blocks } = features;
  const first = blocks.find(({ scene }) => scene) ?? blocks.find(hasPicture);
  return (
    <Section background={background} labelledBy="features" className="offscreen-[43rem] lg:offscreen-[39rem]">
      <h2 id="features" className="text-headline">
        {features.title}
      </h2>
      {features.intro && <p className="mt-4 max-w-text text-lede text-ink-soft">{features.intro}</p>}
      <div className={cx('features', first && 'features-with-picture')}>
        {blocks.map((feature) => {
          const { title, line, text, scene, chart } = feature;
          if (line === undefined && !hasPicture(feature)) {
            return (
              <div key={title} className="feature feature-head">
                <RowHead feature={feature} />
              </div>
            );
          }
          return (
            <Fragment key={title}>
              <details name="features" className="feature">
                <summary className="feature-head chevron">
                  <RowHead feature={feature} />
                </summary>
                {line !== undefined && <p className="feature-text">{text}</p>}
              </details>
              {hasPicture(feature) && (
                <figure className={cx('feature-picture', feature === first && 'feature-picture-first')}>
                  <div className={`feature-background patterned pattern-${sceneBackground}`}>
                    {scene && <ScenePicture scene={scene} />}
                    {chart && <ChartPicture chart={chart} />}
                  </div>
                  <ExampleCaption inFigure className="mt-2" />
                </figure>
              )}
            </Fragment>
          );
        })}
      </div>
      <LinkedText lead={site.related} text={seeAlso} className="mt-3 text-small text-ink-soft" />
    </Section>
  );
}
