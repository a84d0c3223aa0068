import { cx } from '@/components/ui/cx';
import type { ReactNode } from 'react';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Container } from '@/components/ui/section';
import type { Company } from '@/lib/content/schemas/about';
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
  const beside = <div className="text-body/[1.58] lg:pt-3 lg:[grid-area:1/2/3]">{aside}</div>;
  return (
    <section aria-labelledby="page-title" className="pt-bar">
      <Container
        className={cx(
          'grid gap-5 pt-6 pb-16 text-[min(1.05rem+0.6vw,1.375rem)]/[1.58]',
          'lg:grid-cols-[minmax(0,40rem)_minmax(0,25rem)] lg:grid-rows-[auto_1fr] lg:justify-between lg:gap-x-16',
          'lg:gap-y-0 lg:pt-10 lg:pb-23',
        )}
      >
        <div className="booking-bar-from">
          <h1 id="page-title" className="text-page">
            <MarkedHeadline title={title} />
          </h1>
          <p className="mt-7">{first}</p>
        </div>
        {!asideIsLast && beside}
        <div>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-5 first:mt-0 lg:first:mt-5">
              {paragraph}
            </p>
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
    <dl className="border-y border-rule ruled">
      {facts.map((fact) => (
        <div key={fact.label} className="flex flex-row-reverse justify-between gap-4 py-2.5">
          <dt className="text-right text-ink-soft">{fact.label}</dt>
          <dd className="font-semibold">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
