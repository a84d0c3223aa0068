import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/section';
import { notFound } from '@/lib/content/pages';

export const metadata: Metadata = {
  title: notFound.seo.title,
  description: notFound.seo.description,
  robots: { index: false, follow: false },
};

export default function NotFound() {
  return (
    <section aria-labelledby="page-title" className="hero-background pt-bar">
      <Container className="grid min-h-[min(46rem,88svh)] content-start justify-items-center pt-[12svh] pb-16 text-center">
        <p className="font-display text-[clamp(5rem,3rem+12vw,11rem)] leading-none font-bold tracking-tighter text-brand-deep">
          404
        </p>
        <h1 id="page-title" className="mt-4 text-headline">
          {notFound.title}
        </h1>
        <p className="mt-4 mb-8 max-w-prose text-lede text-balance text-ink-soft">{notFound.text}</p>
        <ButtonLink href="/">{notFound.homeText}</ButtonLink>
      </Container>
    </section>
  );
}
