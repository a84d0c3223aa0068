import { FeaturePicture } from '@/components/illustrations/scenes/feature-picture';
import { cx } from '@/components/ui/cx';
import { ExampleCaption } from '@/components/ui/example-caption';
import { LinkedText } from '@/components/ui/linked-text';
import { PageLink } from '@/components/ui/page-link';
import { SectionHeading } from '@/components/ui/section-heading';
import { Section, type SectionBackground } from '@/components/ui/section';
import { site } from '@/lib/content';
import type { Features } from '@/lib/content/schemas/features';
import type { LinkedText as Linked } from '@/lib/content/schemas/linked-text';

type FeaturesSectionProps = {
  features: Features;
  /** Leads to related pages, in a line under the list. */
  seeAlso: Linked;
  background?: SectionBackground;
};

/** What the product does, as an open list, with a small picture each or a rule above each. Those that have a page lead to it. */
export function FeaturesSection({ features: { title, intro, blocks }, seeAlso, background }: FeaturesSectionProps) {
  const pictured = blocks.some((block) => 'picture' in block);
  const listHeight =
    blocks.length > 4 ? 'offscreen-[57rem] lg:offscreen-[26rem]' : 'offscreen-[45rem] lg:offscreen-[26rem]';
  return (
    <Section
      background={background}
      labelledBy="features"
      // Pictures differ too much in height for a place to be kept.
      className={pictured ? undefined : listHeight}
    >
      <SectionHeading id="features" title={title} intro={intro} beside />
      <ul
        className={cx(
          'grid gap-x-8',
          pictured
            ? 'grid-cols-1 gap-y-5 md:grid-cols-2 lg:gap-y-10'
            : cx('gap-y-3.5 sm:grid-cols-2 lg:gap-y-8', blocks.length % 4 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'),
        )}
      >
        {blocks.map((block) =>
          'picture' in block ? (
            <li key={block.title} className="lines-3">
              <FeaturePicture picture={block.picture} />
              <h3 className="mt-2.5 text-title lg:mt-4">{block.title}</h3>
              <p className="max-w-[34em] leading-[1.4] text-ink-soft lg:mt-1 lg:leading-[1.5]">{block.text}</p>
            </li>
          ) : (
            <li
              key={block.title}
              className="relative lines-2 border-t-3 border-ink pt-2.5 lg:pt-4 sm:max-lg:last:odd:col-span-2"
            >
              <h3 className="text-card">
                {'href' in block ? (
                  <PageLink href={block.href} className="underline underline-offset-4 after:absolute after:inset-0">
                    {block.title}
                  </PageLink>
                ) : (
                  block.title
                )}
              </h3>
              <p className="mt-0.5 leading-[1.42] text-ink-soft lg:mt-1 lg:leading-normal">{block.text}</p>
            </li>
          ),
        )}
      </ul>
      {pictured && <ExampleCaption className="mt-3 lg:mt-5" />}
      <LinkedText lead={site.related} text={seeAlso} className="mt-3 text-small text-ink-soft lg:mt-6" />
    </Section>
  );
}
