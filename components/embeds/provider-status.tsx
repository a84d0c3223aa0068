'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EmbedTexts } from '@/lib/content/schemas/embeds';
import { dataClient, retries } from './data-client';
import { DeadlineError, loadScript } from './load-script';
import { ProgressBar, type ProgressState } from './progress-bar';
import { ProviderPanel } from './provider-panel';
import { isTouched } from './touched';
import { findFrameHost, useOpenedFrame } from './use-opened-frame';
import { useProviderToasts } from './use-provider-toasts';
import { useReturn } from './use-return';
import type { FrameState } from './watch-frame';

/** Milliseconds after which a visitor is told that it takes longer. */
const slowAfterMs = 3_000;

type ProviderStatusProps = {
  texts: EmbedTexts;
  scriptAddress: string;
  /** The label of the plain link to the provider's page. */
  fallbackLink: string;
  /** What is said once the visitor has booked or sent. */
  confirmation: string;
};

/** How the page's frame is doing: its progress, its faults and its success. The frame itself is not part of the island. */
export function ProviderStatus(props: ProviderStatusProps) {
  return (
    <QueryClientProvider client={dataClient}>
      <Status {...props} />
    </QueryClientProvider>
  );
}

/** Milliseconds between two looks at whether somebody is in the frame, of which not every browser sends an event. */
const lookEveryMs = 200;

function isFrameTouched(): boolean {
  const opened = findFrameHost()?.openedFrame;
  return opened !== undefined && isTouched(opened);
}

/**
 * The provider's script, loaded once the frame is there: the newer builds show only frames that they find. It may load a
 * frame again, so it does not run once somebody has been in the frame, which works without it.
 */
function useProviderScript(address: string) {
  const [touch] = useState(() => new AbortController());
  const query = useQuery({
    queryKey: ['provider-script', address],
    queryFn: async () => {
      const noticeTouch = () => isFrameTouched() && touch.abort();
      noticeTouch();
      if (touch.signal.aborted) return true;
      const looks = window.setInterval(noticeTouch, lookEveryMs);
      await loadScript(address, touch.signal).finally(() => window.clearInterval(looks));
      return true;
    },
    // What hangs once hangs again.
    retry: (count, error) => !(error instanceof DeadlineError) && count < retries,
  });
  const stop = useCallback(() => touch.abort(), [touch]);
  return { ...query, stop };
}

function stateOf({ loaded, works, done }: FrameState, scriptEnded: boolean): ProgressState {
  if (done || (works && scriptEnded)) return 'complete';
  return loaded || scriptEnded ? 'loading' : 'indeterminate';
}

function Status({ texts, scriptAddress, fallbackLink, confirmation }: ProviderStatusProps) {
  const [attempt, setAttempt] = useState(0);
  const { stop, refetch, isError, isFetching, error } = useProviderScript(scriptAddress);
  const frame = useOpenedFrame(attempt, stop);
  const { withToasts, toaster } = useProviderToasts();
  const { done, works, touched } = frame;
  const trouble = done || touched ? undefined : frame.trouble;

  const retry = useCallback(() => {
    if (trouble && !isFrameTouched()) setAttempt((count) => count + 1);
    if (isError) void refetch();
  }, [trouble, isError, refetch]);
  useReturn((trouble || isError) && !touched && !done ? retry : undefined);

  // A frame does without a script that hangs.
  const scriptFailure = isFetching || error instanceof DeadlineError ? undefined : (error ?? undefined);
  const failure = trouble?.kind === 'failed' ? trouble.error : scriptFailure;
  const isWaiting = !works && !touched && !trouble;

  const told = useRef<'slow' | 'failed'>(undefined);
  useEffect(() => {
    if (!done && failure) {
      told.current = 'failed';
      const href = findFrameHost()?.dataset.src ?? '';
      withToasts(({ showErrorToast }) =>
        showErrorToast({ error: failure, texts, link: { href, label: fallbackLink }, onRetry: retry }),
      );
      return undefined;
    }
    if (!done && isWaiting) {
      const timer = window.setTimeout(() => {
        told.current = 'slow';
        withToasts(({ showSlowToast }) => showSlowToast(texts));
      }, slowAfterMs);
      return () => window.clearTimeout(timer);
    }
    // Only a script's fault outlasts a frame that works, until the script has been asked for again.
    if (told.current === 'failed' && works && isFetching && !done) return undefined;
    if (told.current) withToasts((toasts) => (works && !done ? toasts.showLoadedToast(texts) : toasts.dismissToast()));
    told.current = undefined;
    return undefined;
  }, [done, failure, isWaiting, works, isFetching, fallbackLink, texts, retry, withToasts]);

  const retryInPlace = () => {
    retry();
    // The button is gone: the next stop of the keyboard is the new frame.
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
        <ProgressBar state={stateOf(frame, !isFetching)} label={texts.progress} />
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
