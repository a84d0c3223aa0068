import { LastMoment } from '@/components/scenes/last-moment';
import { ScenePanel } from '@/components/scenes/scene-panel';
import { ProductWindow } from '@/components/scenes/window/product-window';
import { ScenePicture } from '@/components/scenes/scene-picture';
import { CallSection } from '@/components/sections/call-section';
import { ClosingSection } from '@/components/sections/closing-section';
import { DetailSection } from '@/components/sections/detail-section';
import { FeaturesSection } from '@/components/sections/features-section';
import { ProductSection } from '@/components/sections/product-section';
import { StatsSection } from '@/components/sections/stats-section';
import { HeroSection } from '@/components/sections/hero-section';
import { LinkCardsSection } from '@/components/sections/link-cards-section';
import { QuestionsSection } from '@/components/sections/questions-section';
import { StepsSection } from '@/components/sections/steps-section';
import { ActionLinks } from '@/components/ui/action-links';
import { BookingBar } from '@/components/ui/booking-bar';
import { PriceLine } from '@/components/ui/price-line';
import type { Service } from '@/lib/content/schemas/service';

/**
 * The layout of every service page. A window on the product with most of its tabs leads the page. A small one comes after
 * what the service does.
 */
export function ServicePage({ service }: { service: Service }) {
  const { background } = service.hero.panel;
  const isWhole = (service.product?.tabs.length ?? 0) > 2;
  const product = service.product && (
    <ProductSection words={service.product}>
      <ProductWindow compact tabs={service.product.tabs} />
    </ProductSection>
  );
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
      {isWhole && product}
      {service.call && <CallSection call={service.call} outcome={<ScenePicture scene={service.call.outcome} />} />}
      <FeaturesSection features={service.features} ScenePicture={ScenePicture} seeAlso={service.seeAlso} />
      {!isWhole && product}
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
