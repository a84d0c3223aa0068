import type { ReactNode } from 'react';
import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { servicePictures } from '@/components/illustrations/services/service-pictures';
import { ClosingSection } from '@/components/sections/closing-section';
import { FeaturesSection } from '@/components/sections/features-section';
import { FigureSection } from '@/components/sections/figure-section';
import { QuestionsSection } from '@/components/sections/questions-section';
import { RelatedSection } from '@/components/sections/related-section';
import { ServiceHeroSection } from '@/components/sections/service-hero-section';
import { StatsSection } from '@/components/sections/stats-section';
import { StepsSection } from '@/components/sections/steps-section';
import { ActionLinks } from '@/components/ui/action-links';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground } from '@/components/ui/ground';
import type { Service } from '@/lib/content/schemas/service';

type ServicePageProps = {
  service: Service;
  /** What stands between the features and the steps. */
  children?: ReactNode;
};

/** The layout of every service page. */
export function ServicePage({ service, children }: ServicePageProps) {
  const [claim] = service.figure?.claims ?? [];
  return (
    <Ground ground="blue">
      <ServiceHeroSection hero={service.hero} picture={servicePictures[service.picture]} />
      <BookingBar actions={service.hero.actions} price={service.hero.lowest} />
      <FeaturesSection background="white" features={service.features} seeAlso={service.seeAlso} />
      {service.figure && claim && <FigureSection text={service.figure.text} claim={claim} />}
      {children}
      {service.steps && <StepsSection steps={service.steps} />}
      {service.stats && <StatsSection background="white" stats={service.stats} />}
      {service.related && <RelatedSection related={service.related} />}
      <QuestionsSection questions={service.questions} />
      <ClosingSection
        closing={service.closing}
        objects={<TradeObject name={service.object} />}
        actions={<ActionLinks actions={service.closing.actions} />}
      />
    </Ground>
  );
}
