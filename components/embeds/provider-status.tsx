'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EmbedTexts } from '@/content/schemas/embeds';
import { dataClient } from './data-client';
import { loadScript } from './load-script';
import { ProgressBar, type ProgressState } from './progress-bar';
import { findFrameHost, useOpenedFrame } from './use-opened-frame';
import { useProviderToasts } from './use-provider-toasts';

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

/** How the page's frame is doing: its progress, its faults and its success. The frame itself is no part of the island. */
export function ProviderStatus(props: ProviderStatusProps) {
  return (
    <QueryClientProvider client={dataClient}>
      <Status {...props} />
    </QueryClientProvider>
  );
}

/**
 * The provider's script, loaded once the frame is there: the newer builds show only frames that they find. It may load a
 * frame anew, so it does not run once somebody has been in the frame, which works without it.
 */
function useProviderScript(address: string) {
  return useQuery({
    queryKey: ['provider-script', address],
    queryFn: async () => {
      if (!findFrameHost()?.openedFrame?.touched) await loadScript(address);
      return true;
    },
  });
}

function Status({ texts, scriptAddress, fallbackLink, confirmation }: ProviderStatusProps) {
  const [attempt, setAttempt] = useState(0);
  const frame = useOpenedFrame(attempt);
  const script = useProviderScript(scriptAddress);
  const toasts = useProviderToasts();
  const { refetch } = script;

  const failure = frame.failure ?? (script.isFetching ? null : script.error) ?? undefined;
  const complete = frame.loaded && !script.isFetching;
  const state: ProgressState = complete ? 'complete' : frame.loaded || !script.isFetching ? 'loading' : 'indeterminate';

  const frameFailed = Boolean(frame.failure);
  const scriptFailed = script.isError;
  const retry = useCallback(() => {
    if (frameFailed) setAttempt((count) => count + 1);
    if (scriptFailed) void refetch();
  }, [frameFailed, scriptFailed, refetch]);

  const told = useRef(false);
  const { tell, toaster } = toasts;
  useEffect(() => {
    if (frame.done) {
      // Whatever went wrong before, it is over.
      if (told.current) tell(({ tellNothing }) => tellNothing());
      return undefined;
    }
    if (failure) {
      told.current = true;
      const href = findFrameHost()?.dataset.src ?? '';
      tell(({ tellFailed }) =>
        tellFailed({ error: failure, texts, link: { href, label: fallbackLink }, onRetry: retry }),
      );
      return undefined;
    }
    if (complete) {
      if (told.current) tell(({ tellLoaded }) => tellLoaded(texts));
      return undefined;
    }
    const timer = window.setTimeout(() => {
      told.current = true;
      tell(({ tellSlow }) => tellSlow(texts));
    }, slowAfterMs);
    return () => window.clearTimeout(timer);
  }, [frame.done, failure, complete, fallbackLink, texts, retry, tell]);

  return (
    <>
      <ProgressBar state={state} label={texts.progress} />
      <div role="status">
        {frame.done && (
          <p className="mt-4 rounded-card bg-leaf-tint px-5 py-4 text-center font-semibold text-leaf">{confirmation}</p>
        )}
      </div>
      {toaster}
    </>
  );
}
