import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { FeatureList } from '@/lib/content/schemas/home';

/** All of the platform's features, as short lists in the order of the customer journey. */
export function FeatureListSection({ features }: { features: FeatureList }) {
  return (
    <Section background="white" labelledBy="feature-list" className="offscreen-[46rem] lg:offscreen-[24rem]">
      <SectionHeading id="feature-list" title={features.title} intro={features.intro} />
      <ul className="-mt-4 grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-4 lg:gap-x-8">
        {features.groups.map((group) => (
          <li key={group.title} className="border-t-[3px] border-brand pt-3">
            <h3 className="text-body lg:text-card">{group.title}</h3>
            <ul className="mt-2 grid gap-1.5 text-ink-soft lg:leading-snug max-lg:text-small">
              {group.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
