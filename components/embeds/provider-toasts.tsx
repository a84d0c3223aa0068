'use client';

import { useRef, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { toast, Toaster } from 'sonner';

/** Source of the constants: the product specification, section 9. */
const limits = { visible: 3, duration: 4_000, gap: 14, offset: 32, swipe: 20 } as const;
const hotkey = ['altKey', 'KeyT'];

/** The page has a single toast, which is updated. */
const id = 'provider';

/**
 * Renders the toasts, at the end of the page, because they are positioned in the window. The library's swipe threshold is 45 px,
 * so swipes from 20 px on are handled here.
 */
export function ProviderToaster() {
  const start = useRef<number | null>(null);
  const begin = (event: PointerEvent) => {
    start.current = event.clientX;
  };
  const end = (event: PointerEvent) => {
    if (start.current !== null && event.clientX - start.current >= limits.swipe) toast.dismiss(id);
    start.current = null;
  };
  return createPortal(
    <div onPointerDownCapture={begin} onPointerUpCapture={end}>
      <Toaster
        position="bottom-right"
        visibleToasts={limits.visible}
        duration={limits.duration}
        gap={limits.gap}
        offset={limits.offset}
        hotkey={hotkey}
        swipeDirections={['right']}
        closeButton
        className="provider-toaster"
      />
    </div>,
    document.body,
  );
}

export const showLoading = (text: string) => toast.loading(text, { id });
export const showLoaded = (text: string) => toast.success(text, { id, duration: limits.duration });
export const showFailed = (text: string) => toast.error(text, { id, duration: limits.duration });
export const showNothing = () => toast.dismiss(id);
