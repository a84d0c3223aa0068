'use client';

import { ErrorMessage, type FallbackError } from '@/components/layout/error-message';
import './globals.css';

export default function GlobalError({ error, reset }: { error: FallbackError; reset: () => void }) {
  return (
    <html lang="en-US">
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <ErrorMessage error={error} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
