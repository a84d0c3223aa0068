import { StandingObject } from '@/components/illustrations/drawing';
import { Island } from '@/components/islands/island';
import { ClosingBand } from '@/components/sections/closing-section';
import { LinkedText } from '@/components/ui/linked-text';
import { TooltipLink } from '@/components/ui/tooltip-link';
import type { AddOnPricing } from '@/lib/content/schemas/add-on';

/** A link to request a quote for anything the add-ons do not cover. It ends their page. */
export function CustomSolutionSection({ page: { custom, seeAlso, object } }: { page: AddOnPricing }) {
  return (
    <ClosingBand labelledBy="custom-solution" objects={<StandingObject name={object} />} className="print-hidden">
      <h2 id="custom-solution" className="text-head">
        {custom.title}
      </h2>
      <p className="mt-2 max-w-text lg:text-lede">{custom.text}</p>
      <div className="band-actions">
        <Island start="use">
          <TooltipLink
            tooltip={custom.tooltip}
            href="/contact"
            label={custom.buttonText}
            describedBy="custom-solution-hint"
          />
        </Island>
      </div>
      {/* The tooltip's text for screen readers. Radix attaches the tooltip to the wrapper, not to the link. */}
      <span id="custom-solution-hint" hidden>
        {custom.tooltip}
      </span>
      <LinkedText text={seeAlso} className="closing-note text-small" />
    </ClosingBand>
  );
}
