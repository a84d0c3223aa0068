'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EmbedTexts } from '@/lib/content/schemas/embeds';
import { dataClient, maxRetries } from './data-client';
import { TimeoutError, loadScript } from './load-script';
import { ProgressBar, type ProgressState } from './progress-bar';
import { ProviderPanel } from './provider-panel';
import { isTouched } from './touched';
import { findFrameHost, useOpenedFrame } from './use-opened-frame';
import { useProviderToasts } from './use-provider-toasts';
import { useOnline, useReturn } from './use-return';
import { whileOutOfView } from './while-out-of-view';
import type { FrameState } from './watch-frame';

/** After this time a toast says that loading takes longer than usual. */
const slowAfterMs = 3_000;

type ProviderStatusProps = {
  texts: EmbedTexts;
  scriptAddress: string;
  /** The label of the plain link to the provider's page. */
  fallbackLink: string;
  /** Shown once the visitor has booked or submitted. */
  confirmation: string;
};

/** The status of the page's frame: progress, errors and success. The frame itself is not part of the island. */
export function ProviderStatus(props: ProviderStatusProps) {
  return (
    <QueryClientProvider client={dataClient}>
      <Status {...props} />
    </QueryClientProvider>
  );
}

/** How often to check whether the visitor has focused the frame: not every browser sends an event for it. */
const focusPollMs = 200;

function isFrameTouched(): boolean {
  const opened = findFrameHost()?.openedFrame;
  return opened !== undefined && isTouched(opened);
}

/**
 * Loads the provider's script after the frame exists, because newer builds of the script only show frames that they
 * find. The script may reload the frame, so it must not run once the visitor has used it. The frame works without it.
 */
function useProviderScript(address: string) {
  const [touch] = useState(() => new AbortController());
  const query = useQuery({
    queryKey: ['provider-script', address],
    queryFn: async () => {
      const abortIfTouched = () => isFrameTouched() && touch.abort();
      abortIfTouched();
      if (touch.signal.aborted) return true;
      const poll = window.setInterval(abortIfTouched, focusPollMs);
      await loadScript(address, touch.signal).finally(() => window.clearInterval(poll));
      return true;
    },
    // A script that timed out would time out again.
    retry: (count, error) => !(error instanceof TimeoutError) && count < maxRetries,
  });
  const stop = useCallback(() => touch.abort(), [touch]);
  return { ...query, stop };
}

function stateOf({ loaded, works, done }: FrameState, scriptEnded: boolean): ProgressState {
  if (done || (loaded && works && scriptEnded)) return 'complete';
  return loaded || works || scriptEnded ? 'loading' : 'indeterminate';
}

function Status({ texts, scriptAddress, fallbackLink, confirmation }: ProviderStatusProps) {
  const [attempt, setAttempt] = useState(0);
  const { stop, refetch, isError, isFetching, failureCount, error } = useProviderScript(scriptAddress);
  const frame = useOpenedFrame(attempt, stop);
  const { withToasts, toaster } = useProviderToasts();
  const { done, works, touched } = frame;
  const trouble = done || touched ? undefined : frame.trouble;

  const reopen = useCallback(() => {
    if (!isFrameTouched()) setAttempt((count) => count + 1);
  }, []);
  const retry = useCallback(() => {
    if (trouble && trouble.kind !== 'blocked') reopen();
    if (isError) void refetch();
  }, [trouble, reopen, isError, refetch]);
  useReturn((trouble || isError) && !touched && !done ? retry : undefined);

  const isWaiting = !works && !touched && !trouble;
  // A frame works without the script. Only while nothing has come is its failure a sign that nothing will.
  const isSign = isWaiting && !frame.loaded && !isFetching && !(error instanceof TimeoutError);
  const failure = trouble?.kind === 'failed' ? trouble.error : (isSign && error) || undefined;
  // What a frame asked for while the browser was offline never comes.
  useOnline(isWaiting && !done ? reopen : undefined);

  // A new function must not show a toast again that the visitor has closed.
  const latestRetry = useRef(retry);
  useEffect(() => {
    latestRetry.current = retry;
  }, [retry]);

  const lastToast = useRef<'slow' | 'failed'>(undefined);
  useEffect(() => {
    const dismiss = () => {
      if (lastToast.current) withToasts((toasts) => toasts.dismissToast());
      lastToast.current = undefined;
    };
    if (!done && failure) {
      const show = () => {
        lastToast.current = 'failed';
        const href = findFrameHost()?.dataset.src ?? '';
        withToasts(({ showErrorToast }) =>
          showErrorToast({
            error: failure,
            texts,
            link: { href, label: fallbackLink },
            onRetry: () => latestRetry.current(),
          }),
        );
      };
      const panelActions = document.querySelector('[data-panel-actions]');
      // A toast that has the focus is in use.
      const hide = () => document.activeElement?.closest('[data-sonner-toaster]') || dismiss();
      if (panelActions) return whileOutOfView(panelActions, show, hide);
      show();
      return undefined;
    }
    if (!done && isWaiting) {
      const timer = window.setTimeout(() => {
        lastToast.current = 'slow';
        withToasts(({ showSlowToast }) => showSlowToast(texts));
      }, slowAfterMs);
      return () => window.clearTimeout(timer);
    }
    if (lastToast.current && works && !done) {
      lastToast.current = undefined;
      withToasts((toasts) => toasts.showLoadedToast(texts));
    } else dismiss();
    return undefined;
  }, [done, failure, isWaiting, works, fallbackLink, texts, withToasts]);

  const retryInPlace = () => {
    retry();
    // The button has been removed: move the keyboard focus to the new frame.
    findFrameHost()?.focus({ preventScroll: true });
  };

  return (
    <>
      {trouble ? (
        <ProviderPanel
          trouble={trouble}
          texts={texts}
          link={{ href: findFrameHost()?.dataset.src ?? '', label: fallbackLink }}
          onRetry={retryInPlace}
        />
      ) : (
        <ProgressBar state={stateOf(frame, !isFetching || failureCount > 0)} label={texts.progress} />
      )}
      <div role="status">
        {done && (
          <p className="mt-4 rounded-card bg-leaf-tint px-5 py-4 text-center font-semibold text-leaf">{confirmation}</p>
        )}
      </div>
      {toaster}
    </>
  );
}
