import { filled } from '@/lib/content/texts';
import type { FeatureList as Features } from '@/lib/content/schemas/home';

/** All of the platform's features, closed: short lists in the order of the customer journey. */
export function FeatureList({ features: { title, intro, groups } }: { features: Features }) {
  const count = groups.flatMap(({ points }) => points).length;
  return (
    <details className="mt-4 rounded-card border-3 border-ink bg-white px-4 lg:mt-8 lg:px-6">
      <summary className="chevron grid min-h-19 grid-cols-[1fr_auto] items-center gap-x-4 py-3 after:row-span-2 after:[grid-area:1/2/3] hover:text-brand-deep">
        <h2 className="text-card">{filled(title, { count: String(count) })}</h2>
        <span className="text-ink-soft">{groups.map((group) => group.title).join(' · ')}</span>
      </summary>
      <p className="text-ink-soft">{intro}</p>
      <ul className="grid gap-x-8 gap-y-5 pt-5 pb-6 sm:grid-cols-2">
        {groups.map((group) => (
          <li key={group.title}>
            <h3 className="text-card">{group.title}</h3>
            <p className="mt-1 text-ink-soft">{group.points.join(' · ')}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
