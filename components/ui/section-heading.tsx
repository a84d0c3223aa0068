import type { LinkedText as Parts } from '@/lib/content/schemas/linked-text';
import { cx } from './cx';
import { LinkedText } from './linked-text';

type SectionHeadingProps = {
  id: string;
  title: string;
  intro?: string | Parts;
  /** From 1024 px up the introduction stands beside the heading. */
  beside?: boolean;
};

/** The h2 of a section and its optional introduction. */
export function SectionHeading({ id, title, intro, beside = false }: SectionHeadingProps) {
  const words = cx('text-lede text-ink-soft', beside ? 'max-w-120 max-lg:mt-2' : 'mt-4 max-w-text text-balance');
  return (
    <div className={beside ? 'mb-5 items-baseline justify-between gap-10 lg:mb-8 lg:flex' : 'mb-10 max-w-4xl lg:mb-12'}>
      <h2 id={id} className="text-headline">
        {title}
      </h2>
      {typeof intro === 'string' ? (
        <p className={words}>{intro}</p>
      ) : (
        intro && <LinkedText text={intro} className={words} />
      )}
    </div>
  );
}
