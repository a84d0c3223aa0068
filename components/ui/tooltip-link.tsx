'use client';

import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { Route } from 'next';
import { ButtonLink } from './button-link';

/* Source: the product specification, section 9. */
const openDelayMs = 700;
const skipDelayMs = 300;

type TooltipLinkProps = {
  tooltip: string;
  href: Route;
  label: string;
  /** The id of an element with the tooltip's text, for screen readers. */
  describedBy: string;
};

/** A button link with a tooltip on hover and keyboard focus. Touch never shows it, so it must not be essential. */
export function TooltipLink({ tooltip, href, label, describedBy }: TooltipLinkProps) {
  return (
    <RadixTooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>
          <span className="inline-block">
            <ButtonLink href={href} describedBy={describedBy}>
              {label}
            </ButtonLink>
          </span>
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side="top"
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-w-72 rounded-button bg-ink px-3.5 py-2 text-small text-white shadow-float"
          >
            {tooltip}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
