'use client';

import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Milliseconds. Source: the product specification, section 9. */
const openDelay = 700;
const skipDelay = 300;

type TooltipProps = { text: string; children: ReactNode };

/** A hint on hover and on keyboard focus. It repeats nothing a visitor needs: a touch screen never shows it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>
          <span className="inline-block">{children}</span>
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side="top"
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-w-72 rounded-button bg-ink px-3.5 py-2 text-small text-white shadow-float"
          >
            {text}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
