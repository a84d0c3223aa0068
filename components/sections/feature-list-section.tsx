import { Section } from '@/components/ui/section';
import { filled } from '@/lib/content/texts';
import type { FeatureList } from '@/lib/content/schemas/home';

/** All of the platform's features, closed: short lists in the order of the customer journey. */
export function FeatureListSection({ features: { title, intro, groups } }: { features: FeatureList }) {
  const count = groups.flatMap(({ points }) => points).length;
  return (
    <Section continued labelledBy="feature-list">
      <details className="border-y border-rule">
        <summary className="chevron grid min-h-19 grid-cols-[1fr_auto] items-center gap-x-4 py-3 after:row-span-2 after:text-brand-deep after:[grid-area:1/2/3] hover:text-brand-deep">
          <h2 id="feature-list" className="text-card">
            {filled(title, { count: String(count) })}
          </h2>
          <span className="text-ink-soft">{groups.map((group) => group.title).join(' · ')}</span>
        </summary>
        <p className="max-w-text text-ink-soft">{intro}</p>
        <ul className="grid gap-x-8 gap-y-5 pt-5 pb-8 sm:grid-cols-2 lg:grid-cols-4">
          {groups.map((group) => (
            <li key={group.title}>
              <h3 className="text-card">{group.title}</h3>
              <p className="mt-1 text-ink-soft">{group.points.join(' · ')}</p>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}
