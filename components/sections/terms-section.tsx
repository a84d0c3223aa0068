import { Container } from '@/components/ui/section';
import type { Terms } from '@/lib/content/schemas/terms';

/** The terms: a table of contents (plain text, as specified) and numbered sections with permalinks. */
export function TermsSection({ terms }: { terms: Terms }) {
  return (
    <article aria-labelledby="page-title" className="bg-white">
      <Container className="grid grid-cols-1 gap-x-9 gap-y-8 py-8 lg:grid-cols-[300px_minmax(0,1fr)] lg:py-14 xl:grid-cols-[434px_minmax(0,1fr)] print:block">
        <section aria-labelledby="contents">
          <h2 id="contents" className="text-title">
            Contents
          </h2>
          <ol className="mt-4 list-inside list-decimal gap-x-10 text-small leading-7 print:columns-2 sm:max-lg:columns-2">
            {terms.sections.map((section) => (
              <li key={section.id}>{section.title}</li>
            ))}
          </ol>
        </section>
        <div className="grid grid-cols-1 gap-6">
          {terms.sections.map((section, index) => (
            <section key={section.id} className="border-t-2 border-ink pt-5">
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
