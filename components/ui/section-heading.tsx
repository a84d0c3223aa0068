import { cx } from './cx';

type SectionHeadingProps = { id: string; title: string; intro?: string; centered?: boolean; onInk?: boolean };

/** The h2 of a section and its optional introduction. */
export function SectionHeading({ id, title, intro, centered = false, onInk = false }: SectionHeadingProps) {
  return (
    <div className={cx('mb-10 max-w-4xl lg:mb-12', centered && 'mx-auto text-center')}>
      <h2 id={id} className="text-headline">
        {title}
      </h2>
      {intro && (
        <p
          className={cx(
            'mt-4 max-w-text text-lede text-balance',
            centered && 'mx-auto',
            onInk ? 'text-brand-soft' : 'text-ink-soft',
          )}
        >
          {intro}
        </p>
      )}
    </div>
  );
}
