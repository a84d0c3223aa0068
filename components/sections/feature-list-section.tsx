import { CheckList } from '@/components/ui/check-list';
import { Section, type SectionBackground } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { FeatureList } from '@/lib/content/schemas/home';

/** All of the platform's features, as short lists in the order of the customer journey. */
export function FeatureListSection({ features, background }: { features: FeatureList; background: SectionBackground }) {
  return (
    <Section background={background} labelledBy="feature-list">
      <SectionHeading id="feature-list" title={features.title} intro={features.intro} />
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {features.groups.map((group) => (
          <li key={group.title} className="border-t-[3px] border-brand pt-5">
            <h3 className="text-card">{group.title}</h3>
            <CheckList points={group.points} className="mt-4 gap-3 text-small" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
