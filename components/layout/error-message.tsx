'use client';

import { useEffect, useState } from 'react';
import { deservesReload } from './missing-chunk';

export type FallbackError = Error & { digest?: string; status?: number; statusText?: string };

/** The router's fallback. Its first line is the specification's wording, followed by status and text or the message. */
export function ErrorMessage({ error, onRetry }: { error: FallbackError; onRetry: () => void }) {
  const [reloads] = useState(() => deservesReload(error));
  useEffect(() => {
    if (reloads) window.location.reload();
  }, [reloads]);
  if (reloads) return null;

  const status = [error.status, error.statusText].filter(Boolean).join(' ');
  return (
    <section
      aria-labelledby="page-title"
      className="mx-auto grid min-h-svh max-w-prose content-center gap-5 px-5 py-32"
    >
      <h1 id="page-title" className="text-headline">
        Unexpected Application Error!
      </h1>
      <p role="alert" className="text-lede text-ink-soft">
        {status || error.message}
      </p>
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={onRetry}
          className="min-h-13 rounded-button bg-brand px-6 text-button font-bold text-white hover:bg-brand-deep"
        >
          Try again
        </button>
        {/* A full load: the router that a link would use is what failed. */}
        {/* oxlint-disable-next-line nextjs/no-html-link-for-pages */}
        <a
          href="/"
          className="inline-flex min-h-13 items-center rounded-button border border-rule bg-white px-6 text-button font-semibold"
        >
          Return to Home
        </a>
      </p>
    </section>
  );
}
