import type { ReactNode } from 'react';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Container } from '@/components/ui/section';
import type { Company } from '@/lib/content/schemas/company';
import type { MarkedTitle } from '@/lib/content/schemas/fields';

type LetterSectionProps = {
  title: MarkedTitle;
  paragraphs: readonly string[];
  /** Beside the letter; on narrow screens after its first paragraph. */
  aside: ReactNode;
  /** The end of the letter. */
  children: ReactNode;
};

/** A page as a letter in large type. */
export function LetterSection({ title, paragraphs, aside, children }: LetterSectionProps) {
  const [first, ...others] = paragraphs;
  return (
    <section aria-labelledby="page-title" className="pt-bar">
      <Container className="letter">
        <div className="booking-bar-from">
          <h1 id="page-title" className="text-page">
            <MarkedHeadline title={title} />
          </h1>
          <p>{first}</p>
        </div>
        <div className="letter-aside">{aside}</div>
        <div>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {children}
        </div>
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
