import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import type { Scene, SceneOf } from '@/lib/content/schemas/scenes';

/** The scene is part of a larger picture, which has a label of its own and a card around it: with its title, or without. */
export type Embedded = 'titled' | 'untitled';

/** What the component of a kind of scene takes. */
export type SceneProps<Kind extends Scene['kind']> = {
  scene: SceneOf<Kind>;
  embedded?: Embedded;
};

type SceneFrameProps = {
  label: string;
  embedded?: Embedded;
  className?: string;
  children: ReactNode;
};

/** A single image to assistive technology: only its label is announced. */
export function SceneFrame({ label, embedded, className, children }: SceneFrameProps) {
  if (embedded) return <div className={className}>{children}</div>;
  return (
    <div role="img" aria-label={label} className={className}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

type SceneCardProps = SceneFrameProps & { title?: ReactNode; aside?: ReactNode };

/** The standard frame of a scene: a white card with a title line. An embedded scene has no card. */
export function SceneCard({ label, embedded, title, aside, className, children }: SceneCardProps) {
  return (
    <SceneFrame
      label={label}
      embedded={embedded}
      className={cx(
        'w-full text-small text-ink',
        !embedded && 'rounded-card border border-rule bg-white p-5 elevation-float',
        className,
      )}
    >
      {embedded !== 'untitled' && (title || aside) && (
        <div className="mb-4 flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-tiny text-ink-quiet">
          <span>{title}</span>
          {aside}
        </div>
      )}
      {children}
    </SceneFrame>
  );
}
