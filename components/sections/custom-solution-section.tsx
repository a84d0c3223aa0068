import { Island } from '@/components/islands/island';
import { LinkedText } from '@/components/ui/linked-text';
import { Section } from '@/components/ui/section';
import { TooltipLink } from '@/components/ui/tooltip-link';
import type { AddOnPricing } from '@/lib/content/schemas/add-on';

/** A link to request a quote for anything the add-ons do not cover. */
export function CustomSolutionSection({ custom, seeAlso }: Pick<AddOnPricing, 'custom' | 'seeAlso'>) {
  return (
    <Section background="white" labelledBy="custom-solution" className="booking-bar-until print-hidden max-sm:py-8!">
      <h2 id="custom-solution" className="text-headline">
        {custom.title}
      </h2>
      <p className="mt-4 mb-6 max-w-text text-ink-soft lg:text-lede">{custom.text}</p>
      <Island start="use">
        <TooltipLink
          tooltip={custom.tooltip}
          href="/contact"
          label={custom.buttonText}
          describedBy="custom-solution-hint"
        />
      </Island>
      {/* The tooltip's text for screen readers. Radix attaches the tooltip to the wrapper, not to the link. */}
      <span id="custom-solution-hint" hidden>
        {custom.tooltip}
      </span>
      <LinkedText text={seeAlso} className="mt-6 max-w-text text-ink-soft lg:mt-16" />
    </Section>
  );
}
