import type { ReactNode } from 'react';
import type { Scene, SceneOf } from '@/lib/content/schemas/scenes';

/** What the component of a kind of scene takes. */
export type SceneProps<Kind extends Scene['kind']> = { scene: SceneOf<Kind> };

type SceneFrameProps = { label: string; className?: string; children: ReactNode };

/** A single image to assistive technology: only its label is announced. */
export function SceneFrame({ label, className, children }: SceneFrameProps) {
  return (
    <div role="img" aria-label={label} className={className}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** The first line of a scene: whose or what it is, and at its end a badge or a time. */
export function SceneTitle({ title, aside }: { title: string; aside: ReactNode }) {
  return (
    <div className="mb-4 flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-tiny text-ink-quiet">
      <span>{title}</span>
      {aside}
    </div>
  );
}
