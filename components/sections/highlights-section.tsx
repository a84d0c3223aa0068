import { LinkedText } from '@/components/ui/linked-text';
import { Section } from '@/components/ui/section';
import type { Demo } from '@/lib/content/schemas/demo';

/** What the demo shows, as a two-column list with divider lines. */
export function HighlightsSection({ highlights, seeAlso }: Pick<Demo, 'highlights' | 'seeAlso'>) {
  return (
    <Section background="white" labelledBy="highlights" className="offscreen-[46rem] lg:offscreen-[24rem]">
      <h2 id="highlights" className="mb-4 text-headline">
        {highlights.title}
      </h2>
      <ul className="grid gap-x-16 border-t-3 border-ink md:grid-cols-2">
        {highlights.items.map((item) => (
          <li key={item.title} className="border-b-3 border-ink py-3">
            <h3 className="text-card">{item.title}</h3>
            <p className="text-ink-soft">{item.text}</p>
          </li>
        ))}
      </ul>
      <LinkedText text={seeAlso} className="mt-4 max-w-text text-ink-soft" />
    </Section>
  );
}
