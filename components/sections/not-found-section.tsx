import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PageLink } from '@/components/ui/page-link';
import { Container } from '@/components/ui/section';
import type { Route } from 'next';
import type { NotFound } from '@/lib/content/schemas/not-found';
import '@/components/ui/patterns.css';

type NotFoundSectionProps = {
  notFound: NotFound;
  scene: ReactNode;
  /** All that can be suggested. A script shows those most like the requested address (components/inline-script/suggestions.ts). */
  pages: readonly { path: Route; title: string }[];
};

/** What a visitor reads at an address that does not exist, next to a picture. */
export function NotFoundSection({ notFound, scene, pages }: NotFoundSectionProps) {
  return (
    <section aria-labelledby="page-title" className="hero-background overflow-clip pt-bar lg:min-h-[min(54rem,100svh)]">
      <Container className="grid grid-cols-1 items-start gap-12 pt-8 pb-16 lg:grid-cols-2 lg:gap-20 lg:pt-14 lg:pb-24">
        <div>
          <p className="mb-3 -ml-[0.04em] font-display text-[clamp(7rem,4rem+10vw,13.125rem)]/[0.9] font-heading tracking-[-0.05em]">
            404
          </p>
          <h1 id="page-title" className="text-headline">
            {notFound.title}
          </h1>
          <p className="mt-4 mb-8 max-w-[26rem] text-lede text-ink-soft">{notFound.text}</p>
          <ButtonLink href="/">{notFound.homeText}</ButtonLink>
        </div>
        <div className="flex flex-col gap-12">
          <nav id="suggestions" hidden aria-labelledby="suggestions-title" className="lg:order-1 lg:pl-20">
            <h2 id="suggestions-title" className="text-card">
              {notFound.suggestions}
            </h2>
            <ul className="linked mt-1.5">
              {pages.map(({ path, title }) => (
                <li key={path} hidden>
                  <PageLink href={path} className="inline-block py-1.5">
                    {title}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          {scene}
        </div>
      </Container>
    </section>
  );
}
