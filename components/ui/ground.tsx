import type { ReactNode } from 'react';
import { cx } from './cx';
import './ground.css';

/** The colors that pages stand on. */
export type GroundName = 'paper' | 'sun' | 'leaf' | 'blue' | 'clay' | 'clay-deep' | 'ink' | 'deep';

type GroundProps = {
  ground: GroundName;
  /** The color of the core of the page's line, and whether it is a pipe. */
  core?: 'brand' | 'brand-soft' | 'sun' | 'clay-bright';
  pipe?: boolean;
  /** The headline is a long one, and a step smaller. */
  long?: boolean;
  children: ReactNode;
};

/** Whether a headline needs the smaller size to stand in three lines: it is long, or has a long word. */
export const isLong = (headline: string) => headline.length > 42 || /\S{10}/.test(headline);

/** What a page stands on: the color of its first and last band, and the numbers of the line that runs through it (ground.css). */
export function Ground({ ground, core = 'brand', pipe = false, long = false, children }: GroundProps) {
  return (
    <div className={cx('ground', `ground-${ground} core-${core}`, pipe && 'line-pipe', long && 'ground-long')}>
      {children}
    </div>
  );
}
