import type { ReactNode } from 'react';
import { Section, type SectionProps } from './section';

type HeadedSectionProps = Pick<SectionProps, 'background' | 'className' | 'children'> & {
  id: string;
  title: ReactNode;
};

/** A section that on wide screens has its heading beside what it says, which begins at the same place on every page. */
export function HeadedSection({ id, title, children, ...section }: HeadedSectionProps) {
  return (
    <Section labelledBy={id} {...section}>
      <div className="gap-x-7 lg:grid lg:grid-cols-[300px_minmax(0,1fr)] xl:grid-cols-[434px_minmax(0,1fr)] xl:gap-x-9">
        <h2 id={id} className="text-headline max-lg:mb-3">
          {title}
        </h2>
        <div>{children}</div>
      </div>
    </Section>
  );
}
