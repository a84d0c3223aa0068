import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/section';
import type { NotFound } from '@/lib/content/schemas/not-found';
import '@/components/ui/patterns.css';

/** What a visitor reads at an address that does not exist, next to a picture. */
export function NotFoundSection({ notFound, scene }: { notFound: NotFound; scene: ReactNode }) {
  return (
    <section
      id="not-found"
      aria-labelledby="page-title"
      className="hero-background overflow-clip pt-bar lg:min-h-[min(54rem,100svh)]"
    >
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
        {scene}
      </Container>
    </section>
  );
}
