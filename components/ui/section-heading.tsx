type SectionHeadingProps = { id: string; title: string; intro?: string };

/** The h2 of a section and its optional introduction. */
export function SectionHeading({ id, title, intro }: SectionHeadingProps) {
  return (
    <div className="mb-10 max-w-4xl lg:mb-12">
      <h2 id={id} className="text-headline">
        {title}
      </h2>
      {intro && <p className="mt-4 max-w-text text-lede text-balance text-ink-soft">{intro}</p>}
    </div>
  );
}
