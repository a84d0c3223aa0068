'use client';

import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { Route } from 'next';
import { useRef, useState } from 'react';
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

/**
 * A button link with a tooltip on hover and keyboard focus. Touch never shows it, so it must not be essential. While the
 * button has the keyboard's focus, only Escape closes it: Radix would close it when the focus scrolls the page.
 */
export function TooltipLink({ tooltip, href, label, describedBy }: TooltipLinkProps) {
  const trigger = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const hasFocus = () => trigger.current?.querySelector(':focus-visible') !== null;
  const dismiss = (event: KeyboardEvent) => {
    event.preventDefault();
    setOpen(false);
  };
  return (
    <RadixTooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      <RadixTooltip.Root open={open} onOpenChange={(wanted) => setOpen(wanted || hasFocus())}>
        <RadixTooltip.Trigger asChild>
          <span ref={trigger} className="inline-block">
            <ButtonLink href={href} describedBy={describedBy}>
              {label}
            </ButtonLink>
          </span>
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side="bottom"
            sideOffset={8}
            collisionPadding={12}
            onEscapeKeyDown={dismiss}
            className="z-50 max-w-96 rounded-button bg-ink px-3.5 py-2 text-white"
          >
            {tooltip}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
