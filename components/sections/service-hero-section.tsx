import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { ExampleCaption } from '@/components/ui/example-caption';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { PageLink } from '@/components/ui/page-link';
import { PriceLine } from '@/components/ui/price-line';
import { Container } from '@/components/ui/section';
import type { Service } from '@/lib/content/schemas/service';

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
        <div className="booking-bar-from relative z-1 lg:pt-18">
          <p className="text-small font-semibold text-brand-deep">{hero.eyebrow}</p>
          <h1 id="page-title" className="mt-3">
            <MarkedHeadline title={hero.title} />
          </h1>
          <p className="mt-5 text-lede text-ink-soft">{hero.lede}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-2 gap-y-2 lg:mt-8">
            {hero.actions.map((action, index) => (
              <ActionLink
                key={action.label}
                action={action}
                variant={index === 0 ? 'primary' : 'underlined'}
                className={index === 0 ? undefined : 'max-sm:mx-1'}
              />
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
          <ExampleCaption inFigure />
        </figure>
      </Container>
    </section>
  );
}
