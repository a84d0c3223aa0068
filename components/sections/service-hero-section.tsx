import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { PageLink } from '@/components/ui/page-link';
import { PriceLine } from '@/components/ui/price-line';
import { Container } from '@/components/ui/section';
import type { Service } from '@/lib/content/schemas/service';
import { site } from '@/lib/content/site';

type ServiceHeroSectionProps = {
  hero: Service['hero'];
  /** What the service makes, as one large sheet. */
  picture: ReactNode;
};

/** Headline and calls to action beside one large picture, which fills the first screen of wide windows. */
export function ServiceHeroSection({ hero, picture }: ServiceHeroSectionProps) {
  return (
    <section aria-labelledby="page-title" className="service-hero pt-bar">
      <Container className="service-hero-grid">
        <div className="booking-bar-from lg:pt-18">
          <p className="text-small font-semibold text-brand-deep">{hero.eyebrow}</p>
          <h1 id="page-title" className="mt-3">
            <MarkedHeadline title={hero.title} />
          </h1>
          <p className="mt-5 text-lede text-ink-soft">{hero.lede}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 lg:mt-8">
            {hero.actions.map((action, index) => (
              <ActionLink key={action.label} action={action} variant={index === 0 ? 'primary' : 'underlined'} />
            ))}
          </div>
          {hero.price ? (
            <p className="mt-5 text-small text-ink-soft lg:mt-6">
              <PageLink href="/add-on-pricing" className="underline decoration-rule underline-offset-4">
                {hero.price}
              </PageLink>
            </p>
          ) : (
            <PriceLine />
          )}
        </div>
        <figure className="service-hero-picture">
          {picture}
          <figcaption className="example-mark">{site.exampleMark}</figcaption>
        </figure>
      </Container>
    </section>
  );
}
