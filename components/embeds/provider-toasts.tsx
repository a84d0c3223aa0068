'use client';

import { useRef, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { toast, Toaster } from 'sonner';
import { ExternalLink } from '@/components/ui/external-link';
import type { EmbedTexts } from '@/lib/content/schemas/embeds';

/** Source of the constants: the product specification, section 9. */
const limits = { visible: 3, duration: 4_000, gap: 14, offset: 32, swipe: 20 } as const;
const hotkey = ['altKey', 'KeyT'];

/** The page has a single toast, which is updated. */
const id = 'provider';

/** The duration of a toast's entry animation, with a margin. A toast that is updated during it would shift. */
const entryAnimationMs = 600;
let settledAtMs = 0;
let change: number | undefined;

function whenSettled(show: () => void): void {
  window.clearTimeout(change);
  change = window.setTimeout(show, Math.max(0, settledAtMs - performance.now()));
}

/**
 * Renders the toasts, at the end of the page: they are positioned in the window, and in older browsers `main` would be
 * theirs, because it is a container. The library's swipe threshold is 45 px, so swipes from 20 px on are handled here.
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

export function showSlowToast(texts: EmbedTexts): void {
  toast.loading(texts.slow, { id });
  settledAtMs = performance.now() + entryAnimationMs;
}

export function showLoadedToast(texts: EmbedTexts): void {
  whenSettled(() => {
    toast.success(texts.loaded, { id, duration: limits.duration, description: null, action: null });
  });
}

type Failure = { error: Error; texts: EmbedTexts; link: { href: string; label: string }; onRetry: () => void };

/** Stays until the visitor closes it, because it offers the next step. */
export function showErrorToast({ error, texts, link, onRetry }: Failure): void {
  const description = (
    <>
      {texts.advice}{' '}
      <ExternalLink href={link.href} className="font-semibold underline underline-offset-2">
        {link.label}
      </ExternalLink>
    </>
  );
  whenSettled(() => {
    toast.error(error.name === 'HttpError' ? error.message : texts.unreachable, {
      id,
      duration: Infinity,
      description,
      action: { label: texts.retry, onClick: onRetry },
    });
  });
}

export function dismissToast(): void {
  window.clearTimeout(change);
  toast.dismiss(id);
}
