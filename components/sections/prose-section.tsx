import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/prose';
import { Container } from '@/components/ui/section';
import type { Prose as ProseText } from '@/lib/content/prose';

type ProseSectionProps = {
  prose: ProseText;
  /** A line above the headline. */
  above?: ReactNode;
  /** A line below the description: days. */
  facts: ReactNode;
  /** After the text. */
  children?: ReactNode;
};

/** Fewer are seen at a glance. */
const fewestInContents = 3;

/** The headings of a text. On wide screens they stay beside it. */
function Contents({ prose: { sections } }: Pick<ProseSectionProps, 'prose'>) {
  return (
    <nav
      aria-labelledby="contents"
      className="print-hidden mb-10 rounded-card bg-paper p-5 lg:sticky lg:top-28 lg:mb-0 lg:rounded-none lg:border-l lg:border-rule lg:bg-white lg:py-1 lg:pr-0 lg:pl-5"
    >
      <h2 id="contents" className="text-small font-semibold">
        Contents
      </h2>
      <ol className="mt-2 text-small text-ink-soft">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 fade hover:text-brand-deep">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A text to be read: its headline, its days and its sections, in lines of about 68 characters. */
export function ProseSection({ prose, above, facts, children }: ProseSectionProps) {
  const { seo, intro, sections } = prose;
  return (
    <article aria-labelledby="page-title" className="bg-white pt-bar">
      <Container className="pt-8 pb-14 lg:pt-14 lg:pb-20">
        <header className="border-b border-rule pb-7 lg:pb-9">
          {above}
          <h1 id="page-title" className="max-w-[15em] text-page text-balance">
            {seo.title}
          </h1>
          <p className="mt-4 max-w-[36rem] text-lede text-ink-soft">{seo.description}</p>
          <p className="mt-4 text-small text-ink-quiet">{facts}</p>
        </header>
        <div className="grid grid-cols-1 pt-8 lg:grid-cols-[minmax(0,36rem)_16rem] lg:gap-x-20 lg:pt-10">
          <div className="lg:order-last">{sections.length >= fewestInContents && <Contents prose={prose} />}</div>
          <div className="max-w-[36rem] text-ink-soft">
            <div className="grid grid-cols-1 gap-5">
              <Prose tokens={intro} />
            </div>
            {sections.map(({ id, title, tokens }) => (
              <section key={id} className="mt-11 grid grid-cols-1 gap-5">
                <h2 id={id} className="-mb-1 scroll-mt-28 text-title text-ink">
                  {title}
                </h2>
                <Prose tokens={tokens} />
              </section>
            ))}
            {children}
          </div>
        </div>
      </Container>
    </article>
  );
}
