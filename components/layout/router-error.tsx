'use client';

import { ErrorMessage, retryLook } from './error-message';

export type FallbackError = Error & { digest?: string; status?: number; statusText?: string };

/** The router's fallback, in the live preview. An exported page has no router; its host's faults show 500.html. */
export function RouterError({ error, reset }: { error: FallbackError; reset: () => void }) {
  const status = [error.status, error.statusText].filter(Boolean).join(' ');
  const retry = (
    <button type="button" onClick={reset} className={retryLook}>
      Try again
    </button>
  );
  return <ErrorMessage text={status || error.message} retry={retry} />;
}
