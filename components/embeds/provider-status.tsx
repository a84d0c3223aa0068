'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { dataClient } from './data-client';
import { findFrame, loadScript, sayFailure } from './frame';
import { ProviderToaster, showFailed, showLoaded, showLoading, showNothing } from './provider-toasts';

/** How long an address has to say its status, in milliseconds. */
const statusTimeoutMs = 3_000;

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
