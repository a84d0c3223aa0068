import type { ReactNode } from 'react';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Container } from '@/components/ui/section';
import type { Company } from '@/lib/content/schemas/company';
import type { MarkedTitle } from '@/lib/content/schemas/fields';

type LetterSectionProps = {
  title: MarkedTitle;
  paragraphs: readonly string[];
  /** Beside the letter. */
  aside: ReactNode;
  /** Where it is on narrow screens: after the first paragraph, or below the letter. */
  asideIsLast?: boolean;
  /** The end of the letter. */
  children: ReactNode;
};

/** A page as a letter in large type. */
export function LetterSection({ title, paragraphs, aside, asideIsLast = false, children }: LetterSectionProps) {
  const [first, ...others] = paragraphs;
  const beside = <div className="letter-aside">{aside}</div>;
  return (
    <section aria-labelledby="page-title" className="pt-bar">
      <Container className="letter">
        <div className="booking-bar-from">
          <h1 id="page-title" className="text-page">
            <MarkedHeadline title={title} />
          </h1>
          <p>{first}</p>
        </div>
        {!asideIsLast && beside}
        <div>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {children}
        </div>
        {asideIsLast && beside}
      </Container>
    </section>
  );
}

/** The company's facts, a ruled line each. */
export function Facts({ facts }: Pick<Company, 'facts'>) {
  return (
    <dl className="letter-facts ruled">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
