'use client';

import { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { findFrame, loadScript, sayFailure } from './frame';
import { ProviderToaster, showFailed, showLoaded, showLoading, showNothing } from './provider-toasts';

/** How long an address has to say its status, in milliseconds. */
const statusTimeoutMs = 3_000;

/* Source: the product specification, section 9. */
const firstDelayMs = 1_000;
const maxDelayMs = 30_000;
const cacheTimeMs = 5 * 60_000;
const maxRetries = 3;

/** `0, 1, 2 …` → 1000, 2000, 4000 … milliseconds, at most 30000. */
function retryDelay(attempt: number): number {
  return Math.min(firstDelayMs * 2 ** attempt, maxDelayMs);
}

const dataClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: maxRetries,
      retryDelay,
      gcTime: cacheTimeMs,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      // A provider on this machine, or behind a captive portal, can be reachable while the browser thinks it is
      // offline.
      networkMode: 'always',
    },
  },
});

type ProviderStatusProps = {
  /** What the toasts say: while the provider's script is asked for again, once it has come, and if it does not. */
  loading: string;
  loaded: string;
  failed: string;
};

/** What an address fails with, in the specification's words (section 8). Undefined where nobody can know, as behind CORS. */
async function statusOf(address: string): Promise<string | undefined> {
  const deadline = new AbortController();
  window.setTimeout(() => deadline.abort(), statusTimeoutMs);
  const request: RequestInit = { cache: 'no-store', credentials: 'omit', signal: deadline.signal };
  const response = await fetch(address, request).catch(() => undefined);
  return response && !response.ok ? `HTTP error! status: ${response.status}` : undefined;
}

/** Asks for the provider's script as often as the specification says (section 9). The inline script has asked once. */
async function tryAgain(frame: HTMLIFrameElement, { loading, loaded, failed }: ProviderStatusProps): Promise<void> {
  const { script = '' } = frame.dataset;
  let tries = 0;
  const queryFn = async () => {
    tries += 1;
    if (tries === 1) throw new Error('The inline script has tried');
    return loadScript(frame);
  };
  showLoading(loading);
  try {
    const hasRun = await dataClient.fetchQuery({ queryKey: [script], queryFn });
    if (hasRun) showLoaded(loaded);
    else showNothing();
  } catch {
    sayFailure();
    showFailed((await statusOf(script)) ?? failed);
  }
}

const hasFailed = () => findFrame()?.dataset.failed !== undefined;

function Tries(props: ProviderStatusProps) {
  useEffect(() => {
    const frame = findFrame();
    if (frame) void tryAgain(frame, props);
  }, [props]);
  return <ProviderToaster />;
}

/**
 * What is said while the provider's script is asked for again. The inline script loads this island when the first request has
 * failed, and not before. In the live preview, where React runs from the beginning, it says nothing.
 */
export function ProviderStatus(props: ProviderStatusProps) {
  const isNeeded = useSyncExternalStore(
    () => () => undefined,
    hasFailed,
    () => false,
  );
  return isNeeded && <Tries {...props} />;
}
