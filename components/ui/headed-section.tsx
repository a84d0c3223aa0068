import type { ReactNode } from 'react';
import { Section, type SectionBackground } from './section';

type HeadedSectionProps = {
  /** The heading's id, which names the landmark. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  background?: SectionBackground;
  className?: string;
};

/** A section that on wide screens has its heading beside what it says, which begins at the same place on every page. */
export function HeadedSection({ id, title, children, background, className }: HeadedSectionProps) {
  return (
    <Section labelledBy={id} background={background} className={className}>
      <div className="gap-x-7 lg:grid lg:grid-cols-[300px_minmax(0,1fr)] xl:grid-cols-[434px_minmax(0,1fr)] xl:gap-x-9">
        <h2 id={id} className="text-headline max-lg:mb-3">
          {title}
        </h2>
        <div>{children}</div>
      </div>
    </Section>
  );
}
