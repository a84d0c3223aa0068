import type { ReactNode } from 'react';

type SceneFrameProps = { label: string; className?: string; children: ReactNode };

/** A single image to assistive technology: only its label is announced. */
export function SceneFrame({ label, className, children }: SceneFrameProps) {
  return (
    <div role="img" aria-label={label} className={className}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
