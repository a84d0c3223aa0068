import { Island } from '@/components/islands/island';
import { Section, type SectionBackground } from '@/components/ui/section';
import type { AddOnPricing } from '@/lib/content/schemas/add-on';

/** The way to a quote for what no add-on covers. */
export function CustomSolutionSection({
  custom,
  background,
}: {
  custom: AddOnPricing['custom'];
  background: SectionBackground;
}) {
  return (
    <Section background={background} labelledBy="custom-solution" className="print-hidden text-center">
      <h2 id="custom-solution" className="text-headline">
        {custom.title}
      </h2>
      <p className="mx-auto mt-4 mb-8 max-w-prose text-lede text-balance text-ink-soft">{custom.text}</p>
      <Island
        name="tooltip-link"
        start="use"
        props={{
          tooltip: custom.tooltip,
          href: '/contact',
          label: custom.buttonText,
          describedBy: 'custom-solution-hint',
        }}
      />
      {/* The tooltip's text for screen readers: the tooltip describes the element around the link, not the link. */}
      <span id="custom-solution-hint" hidden>
        {custom.tooltip}
      </span>
    </Section>
  );
}
