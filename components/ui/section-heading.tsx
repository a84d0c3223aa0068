import { cx } from './cx';

type SectionHeadingProps = {
  id: string;
  title: string;
  intro?: string;
  /** From 1024 px up the introduction stands beside the heading. */
  beside?: boolean;
};

/** The h2 of a section and its optional introduction. */
export function SectionHeading({ id, title, intro, beside = false }: SectionHeadingProps) {
  return (
    <div className={beside ? 'mb-5 items-end justify-between gap-10 lg:mb-8 lg:flex' : 'mb-10 max-w-4xl lg:mb-12'}>
      <h2 id={id} className="text-headline">
        {title}
      </h2>
      {intro && (
        <p
          className={cx(
            'text-lede text-ink-soft',
            beside ? 'max-w-120 lg:max-w-96 max-lg:mt-2' : 'mt-4 max-w-text text-balance',
          )}
        >
          {intro}
        </p>
      )}
    </div>
  );
}
