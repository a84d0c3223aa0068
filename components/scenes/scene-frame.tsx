import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

type SceneFrameProps = { label: string; className?: string; children: ReactNode };

/** A single image to assistive technology: only its label is announced. */
export function SceneFrame({ label, className, children }: SceneFrameProps) {
  return (
    <div role="img" aria-label={label} className={className}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

type SceneCardProps = SceneFrameProps & { title?: ReactNode; aside?: ReactNode };

/** The standard frame of a scene: a white card with a title line. */
export function SceneCard({ label, title, aside, className, children }: SceneCardProps) {
  return (
    <SceneFrame
      label={label}
      className={cx('w-full rounded-card border border-rule bg-white p-5 text-small text-ink shadow-float', className)}
    >
      {(title || aside) && (
        <div className="mb-4 flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-tiny text-ink-quiet">
          <span>{title}</span>
          {aside}
        </div>
      )}
      {children}
    </SceneFrame>
  );
}
