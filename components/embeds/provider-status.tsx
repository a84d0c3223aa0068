'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Contacts } from '@/components/ui/contact-facts';
import type { EmbedTexts } from '@/lib/content/schemas/embeds';
import { dataClient, maxRetries } from './data-client';
import { changeEvent, findFrameHost, isWaiting, type RunningFrame } from './frame-state';
import { ProviderPanel } from './provider-panel';
import { dismissToast, ProviderToaster, showErrorToast, showLoadedToast, showSlowToast } from './provider-toasts';

type ProviderStatusProps = Contacts & {
  texts: EmbedTexts;
  /** The label of the plain link to the provider's page. */
  fallbackLink: string;
};

function onFrameChange(run: () => void): () => void {
  const host = findFrameHost();
  host?.addEventListener(changeEvent, run);
  return () => host?.removeEventListener(changeEvent, run);
}

/**
 * What is said while the page's frame is late or does not work: toasts, and a panel. The inline script loads it when there is
 * something to say (frame.ts). Without it, the plain link remains.
 */
export function ProviderStatus(props: ProviderStatusProps) {
  const state = useSyncExternalStore(
    onFrameChange,
    () => findFrameHost()?.running?.state,
    () => undefined,
  );
  const running = state && findFrameHost()?.running;
  return (
    running && (
      <QueryClientProvider client={dataClient}>
        <Status frame={running} {...props} />
      </QueryClientProvider>
    )
  );
}

/**
 * Calls `show` once while an element is out of the window, and `hide` when it is in it, where it says the same by itself.
 *
 * @returns a function that ends it
 */
function whileOutOfView(element: Element, show: () => void, hide: () => void): () => void {
  let isShown = false;
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) {
      observer.disconnect();
      hide();
    } else if (!isShown) {
      isShown = true;
      show();
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** The attempts to load the provider's script. The first one has been made without the island. */
function useProviderScript(frame: RunningFrame) {
  const { attempt } = frame.state;
  const isFirst = useRef(true);
  const { isFetching, isError, error, refetch } = useQuery({
    queryKey: ['provider-script'],
    queryFn: async () => {
      const loading = isFirst.current ? frame.script : frame.loadScript();
      isFirst.current = false;
      await loading;
      return true;
    },
    // A script that timed out would time out again.
    retry: (count, reason) => reason.name !== 'TimeoutError' && count < maxRetries,
  });
  const lastAttempt = useRef(attempt);
  useEffect(() => {
    if (lastAttempt.current !== attempt && isError) void refetch();
    lastAttempt.current = attempt;
  }, [attempt, isError, refetch]);
  return { isFetching, error };
}

function Status({ frame, texts, fallbackLink, phone, email, hours }: ProviderStatusProps & { frame: RunningFrame }) {
  const { loaded, works, slow, trouble, done } = frame.state;
  const { isFetching, error } = useProviderScript(frame);
  const waiting = isWaiting(frame.state);
  // A frame works without the script. Only while nothing has come is its failure a sign that nothing will.
  const isSign = waiting && !loaded && !isFetching && error?.name !== 'TimeoutError';
  const failure = trouble?.kind === 'failed' ? trouble.error : (isSign && error) || undefined;

  const lastToast = useRef<'slow' | 'failed'>(undefined);
  useEffect(() => {
    const dismiss = () => {
      if (lastToast.current) dismissToast();
      lastToast.current = undefined;
    };
    if (failure) {
      const show = () => {
        lastToast.current = 'failed';
        const link = { href: findFrameHost()?.dataset.src ?? '', label: fallbackLink };
        showErrorToast({ error: failure, texts, link, onRetry: frame.retry });
      };
      const panelActions = document.querySelector('[data-panel-actions]');
      // A toast that has the focus is in use.
      const hide = () => document.activeElement?.closest('[data-sonner-toaster]') || dismiss();
      if (panelActions) return whileOutOfView(panelActions, show, hide);
      show();
    } else if (waiting) {
      if (slow) {
        lastToast.current = 'slow';
        showSlowToast(texts);
      }
    } else if (lastToast.current && works && !done) {
      lastToast.current = undefined;
      showLoadedToast(texts);
    } else dismiss();
    return undefined;
  }, [done, failure, frame, waiting, slow, works, fallbackLink, texts]);

  const retryInPlace = () => {
    frame.retry();
    // The button has been removed: move the keyboard focus to the new frame.
    findFrameHost()?.focus({ preventScroll: true });
  };

  return (
    <>
      {trouble && (
        <ProviderPanel
          trouble={trouble}
          texts={texts}
          link={done ? undefined : { href: findFrameHost()?.dataset.src ?? '', label: fallbackLink }}
          onRetry={retryInPlace}
          phone={phone}
          email={email}
          hours={hours}
        />
      )}
      <ProviderToaster />
    </>
  );
}
