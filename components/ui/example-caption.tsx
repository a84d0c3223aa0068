import { site } from '@/lib/content';
import { cx } from './cx';

type ExampleCaptionProps = {
  /** What is behind the caption. Gray letters are too faint on a tint. */
  ground?: 'paper' | 'tint' | 'color';
  /** Where it stands: margins and alignment. */
  className?: string;
};

/** Says under an invented picture that it is an example. The picture itself has its text in its label. */
export function ExampleCaption({ ground = 'paper', className }: ExampleCaptionProps) {
  return (
    <p data-ground={ground === 'paper' ? undefined : ground} className={cx('example-mark', className)}>
      {site.exampleMark}
    </p>
  );
}
