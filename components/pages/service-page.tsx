import { LastMoment } from '@/components/scenes/last-moment';
import { ScenePanel } from '@/components/scenes/scene-panel';
import { ScenePicture } from '@/components/scenes/scene-picture';
import { CallSection } from '@/components/sections/call-section';
import { ClosingSection } from '@/components/sections/closing-section';
import { DetailSection } from '@/components/sections/detail-section';
import { FeaturesSection } from '@/components/sections/features-section';
import { StatsSection } from '@/components/sections/stats-section';
import { HeroSection } from '@/components/sections/hero-section';
import { LinkCardsSection } from '@/components/sections/link-cards-section';
import { QuestionsSection } from '@/components/sections/questions-section';
import { StepsSection } from '@/components/sections/steps-section';
import { ActionLinks } from '@/components/ui/action-links';
import { BookingBar } from '@/components/ui/booking-bar';
import { PriceLine } from '@/components/ui/price-line';
import type { Service } from '@/lib/content/schemas/service';

/** The layout of every service page. */
export function ServicePage({ service }: { service: Service }) {
  const { background } = service.hero.panel;
  return (
    <>
      <HeroSection
        tall
        hero={service.hero}
        scene={<ScenePanel panel={service.hero.panel} scene={service.hero.scene} />}
        actions={<ActionLinks inHero actions={service.hero.actions} />}
      >
        <PriceLine />
      </HeroSection>
      <BookingBar actions={service.hero.actions} />
      {service.call && <CallSection call={service.call} outcome={<ScenePicture scene={service.call.outcome} />} />}
      <FeaturesSection features={service.features} seeAlso={service.seeAlso} />
      <DetailSection background="white" detail={service.detail} scene={<ScenePicture scene={service.detail.scene} />} />
      {service.steps && <StepsSection steps={service.steps} />}
      {service.related && <LinkCardsSection id="related" links={service.related} />}
      {service.stats && <StatsSection background="white" stats={service.stats} />}
      <QuestionsSection questions={service.questions} />
      <ClosingSection
        background="white"
        closing={service.closing}
        ending={{ background, lastMoment: <LastMoment background={background} moment={service.closing.lastMoment} /> }}
        actions={<ActionLinks actions={service.closing.actions} />}
      />
    </>
  );
}
