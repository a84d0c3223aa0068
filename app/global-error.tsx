'use client';

import { RouterError, type FallbackError } from '@/components/layout/router-error';
import './globals.css';

export default function GlobalError({ error, reset }: { error: FallbackError; reset: () => void }) {
  return (
    <html lang="en-US">
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <RouterError error={error} reset={reset} />
        </main>
      </body>
    </html>
  );
}
