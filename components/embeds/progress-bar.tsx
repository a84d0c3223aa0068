'use client';

import { cx } from '@/components/ui/cx';

export type ProgressState = 'indeterminate' | 'loading' | 'complete';

const widths = { indeterminate: 'w-1/3 embed-progress-run', loading: 'w-2/3', complete: 'w-full' } as const;

/**
 * A thin bar above a frame: animated while nothing is known, then at two thirds, then full. Then it fades out, for screen
 * readers too. How much has come is not known, so it states no value.
 */
export function ProgressBar({ state, label }: { state: ProgressState; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      data-state={state}
      className={cx(
        'embed-progress absolute inset-x-6 top-3 z-10 h-1 overflow-hidden rounded-full bg-brand-tint transition-[opacity,visibility] duration-500',
        state === 'complete' && 'invisible opacity-0',
      )}
    >
      <div className={cx('h-full rounded-full bg-brand transition-[width] duration-300', widths[state])} />
    </div>
  );
}
