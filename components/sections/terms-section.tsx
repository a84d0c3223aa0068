import { Day } from '@/components/ui/day';
import { Container } from '@/components/ui/section';
import type { Terms } from '@/lib/content/schemas/terms';

/** The terms: a table of contents (plain text, as specified) and numbered sections with permalinks. */
export function TermsSection({ terms }: { terms: Terms }) {
  return (
    <article aria-labelledby="page-title" className="bg-white pt-bar">
      <Container className="py-12 lg:py-18">
        <div className="mx-auto max-w-3xl">
          <h1 id="page-title" className="text-head">
            {terms.title}
          </h1>
          <p className="mt-4 text-ink-soft">
            Last updated <Day date={terms.updated} />
          </p>
          <p className="booking-bar-from mt-6 text-lede">{terms.intro}</p>
          <section aria-labelledby="contents" className="mt-9 border-y-3 border-ink py-6">
            <h2 id="contents" className="text-title">
              Contents
            </h2>
            <ol className="mt-4 list-inside list-decimal gap-x-10 text-small leading-7 sm:columns-2">
              {terms.sections.map((section) => (
                <li key={section.id}>{section.title}</li>
              ))}
            </ol>
          </section>
          {terms.sections.map((section, index) => (
            <section key={section.id} className="mt-6 border-t-2 border-ink pt-5">
              {/* The permalink is beside the heading, so that the heading is announced without it. */}
              <div className="flex items-baseline gap-1 text-title">
                <h2 id={section.id}>
                  {index + 1}. {section.title}
                </h2>
                <a
                  href={`#${section.id}`}
                  aria-label={`Permalink to section ${index + 1}, ${section.title}`}
                  className="print-hidden -my-2 px-3 py-2 text-card text-ink-quiet fade hover:text-brand-deep"
                >
                  #
                </a>
              </div>
              <div className="mt-3 grid gap-3 text-ink-soft">
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {section.points && (
                  <ul className="grid list-disc gap-2 pl-5">
                    {section.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </div>
            </section>
          ))}
        </div>
      </Container>
    </article>
  );
}
