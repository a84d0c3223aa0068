import type { ReactNode } from 'react';
import { cx } from './cx';

const tints = ['bg-brand-sheet', 'bg-sun-wash', 'bg-leaf-tint', 'bg-clay-wash'];

type TileProps = { children: ReactNode; index: number; className: string };

/** A small picture on a tint, which follows from its place in a list. Decoration: the words beside it say what it shows. */
export function Tile({ children, index, className }: TileProps) {
  return (
    <div
      aria-hidden="true"
      className={cx('grid place-items-center rounded-card', tints[index % tints.length], className)}
    >
      {children}
    </div>
  );
}
