import { Check, X } from 'lucide';
import { cx } from './cx';
import { Lucide } from './lucide';

const marks = {
  done: { icon: Check, color: 'text-leaf' },
  missing: { icon: X, color: 'text-clay-bright' },
} as const;

type CheckListProps = {
  points: readonly string[];
  /** `done`: a benefit. `missing`: a problem. */
  mark?: keyof typeof marks;
  /** Text size and gaps, which depend on the context. */
  className: string;
};

/** A list with check marks or crosses as bullets. */
export function CheckList({ points, mark = 'done', className }: CheckListProps) {
  const { icon, color } = marks[mark];
  return (
    <ul className={cx('grid', className)}>
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <Lucide icon={icon} className={cx('mt-[0.2em] size-[1.2em] shrink-0', color)} />
          {point}
        </li>
      ))}
    </ul>
  );
}
