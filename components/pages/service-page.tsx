import type { ReactNode } from 'react';
import { ToolPicture, ToolResult } from '@/components/illustrations/tool/tool-picture';
import { ClosingSection } from '@/components/sections/closing-section';
import { FeaturesSection } from '@/components/sections/features-section';
import { FigureSection } from '@/components/sections/figure-section';
import { QuestionsSection } from '@/components/sections/questions-section';
import { RelatedSection } from '@/components/sections/related-section';
import { StatsSection } from '@/components/sections/stats-section';
import { StepsSection } from '@/components/sections/steps-section';
import { ToolHeroSection } from '@/components/sections/tool-hero-section';
import { ActionLinks } from '@/components/ui/action-links';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground, isLong } from '@/components/ui/ground';
import { PageLink } from '@/components/ui/page-link';
import { planWords } from '@/lib/content';
import { withLowestPrice } from '@/lib/content/plans/facts';
import type { Service } from '@/lib/content/schemas/service';

type ServicePageProps = {
  service: Service;
  /** What stands between the features and the steps. */
  children?: ReactNode;
};

/** What the service costs: the price of an add-on, or the lowest one of a plan and its terms. */
function Price({ price }: { price?: string }) {
  const link = 'font-semibold underline underline-offset-4';
  return price ? (
    <PageLink href="/add-on-pricing" className={link}>
      {price}
    </PageLink>
  ) : (
    <span className="block max-w-96 text-balance">
      <PageLink href="/pricing" className={link}>
        {withLowestPrice('plans')}
      </PageLink>{' '}
      {planWords.offer.terms}
    </span>
  );
}

/** The layout of every service page. */
export function ServicePage({ service, children }: ServicePageProps) {
  const { hero, tool, features, seeAlso, figure, steps, stats, related, questions, closing } = service;
  const [claim] = figure?.claims ?? [];
  return (
    <Ground ground={tool.ground} core={tool.core} long={isLong(hero.title.text)}>
      <ToolHeroSection
        hero={hero}
        places={tool.places}
        picture={<ToolPicture tool={tool} />}
        actions={<ActionLinks inHero actions={hero.actions} />}
        note={<Price price={hero.price} />}
        line="out"
      />
      <BookingBar actions={hero.actions} price={hero.lowest} />
      <FeaturesSection features={features} seeAlso={seeAlso} />
      {figure && claim && <FigureSection text={figure.text} claim={claim} />}
      {children}
      {steps && <StepsSection steps={steps} />}
      {stats && <StatsSection background="white" stats={stats} />}
      {related && <RelatedSection related={related} />}
      <QuestionsSection questions={questions} />
      <ClosingSection
        closing={closing}
        objects={<ToolResult tool={tool} />}
        actions={<ActionLinks actions={closing.actions} />}
      />
    </Ground>
  );
}
