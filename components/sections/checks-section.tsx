import { Check } from 'lucide';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import type { Checks } from '@/lib/content/schemas/testimonial';

/** What visitors can verify by themselves, as a list with boxes to check. */
export function ChecksSection({ checks }: { checks: Checks }) {
  return (
    <Section labelledBy="checks">
      <h2 id="checks" className="text-headline">
        {checks.title}
      </h2>
      <ul className="mt-4 grid gap-x-7 gap-y-5 lg:mt-8 lg:grid-cols-3">
        {checks.cards.map(({ href, title, text }) => (
          <li key={href} className="border-t-3 border-ink pt-3 lg:pt-4">
            <h3 className="flex items-center gap-3 text-card">
              <span className="grid size-11 shrink-0 place-items-center rounded-button border-3 border-ink bg-leaf-tint text-leaf">
                <Lucide icon={Check} className="size-7" />
              </span>
              <PageLink href={href}>{title}</PageLink>
            </h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
