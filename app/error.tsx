'use client';

import { ErrorMessage, type FallbackError } from '@/components/layout/error-message';

export default function PageError({ error, reset }: { error: FallbackError; reset: () => void }) {
  return <ErrorMessage error={error} onRetry={reset} />;
}
