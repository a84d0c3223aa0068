'use client';

import { ErrorMessage, retryClasses } from './error-message';

export type FallbackError = Error & { digest?: string; status?: number; statusText?: string };

/** The router's error page in the live preview. Exported pages have no router; for server errors, hosts show 500.html. */
export function RouterError({ error, reset }: { error: FallbackError; reset: () => void }) {
  const status = [error.status, error.statusText].filter(Boolean).join(' ');
  const retry = (
    <button type="button" onClick={reset} className={retryClasses}>
      Try again
    </button>
  );
  return <ErrorMessage text={status || error.message} retry={retry} />;
}
