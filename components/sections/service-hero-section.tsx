import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { ExampleCaption } from '@/components/ui/example-caption';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { PageLink } from '@/components/ui/page-link';
import { Container } from '@/components/ui/section';
import { planWords } from '@/lib/content';
import { withLowestPrice } from '@/lib/content/plans/facts';
import type { Service } from '@/lib/content/schemas/service';

type ServiceHeroSectionProps = {
  hero: Service['hero'];
  /** What the service makes, as one large sheet. */
  picture: ReactNode;
};

/** Headline and calls to action beside one large picture, which fills the first screen of wide windows. */
export function ServiceHeroSection({ hero, picture }: ServiceHeroSectionProps) {
  return (
    <section aria-labelledby="page-title" className="isolate overflow-clip pt-bar">
      <Container className="grid grid-cols-1 gap-7 pt-7 pb-10 lg:grid-cols-[minmax(0,1fr)_52%] lg:gap-10 lg:pt-4">
        <div className="booking-bar-from relative z-1 lg:pt-18">
          <p className="text-small font-semibold text-brand-deep">{hero.eyebrow}</p>
          <h1 id="page-title" className="mt-3 text-service">
            <MarkedHeadline title={hero.title} />
          </h1>
          <p className="mt-5 text-lede text-ink-soft">{hero.lede}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-2 lg:mt-8">
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
            <p className="mt-5 text-small text-pretty text-ink-soft lg:mt-6">
              <PageLink href="/pricing" className="font-semibold text-ink underline decoration-rule underline-offset-4">
                {withLowestPrice('plans')}
              </PageLink>{' '}
              {planWords.offer.terms}
            </p>
          )}
        </div>
        <figure className="flex max-w-160 flex-col gap-2.5 lg:min-h-[min(49rem,max(42rem,100svh-7.25rem))] lg:max-w-none xl:-mr-7">
          {picture}
          <ExampleCaption inFigure />
        </figure>
      </Container>
    </section>
  );
}
