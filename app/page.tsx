import { Chat } from '@/components/embeds/chat';
import { ScenePicture } from '@/components/scenes/scene-picture';
import { ProductWindow } from '@/components/scenes/window/product-window';
import { AudiencesSection } from '@/components/sections/audiences-section';
import { ClosingSection } from '@/components/sections/closing-section';
import { FeatureListSection } from '@/components/sections/feature-list-section';
import { StatsSection } from '@/components/sections/stats-section';
import { HeroSection } from '@/components/sections/hero-section';
import { PricesSection } from '@/components/sections/prices-section';
import { PlatformSection } from '@/components/sections/platform-section';
import { RingSection } from '@/components/sections/ring-section';
import { ServicesSection } from '@/components/sections/services-section';
import { WalkthroughSection } from '@/components/sections/walkthrough-section';
import { WhyChooseSection } from '@/components/sections/why-choose-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ActionLink } from '@/components/ui/action-link';
import { ActionLinks } from '@/components/ui/action-links';
import { BookingBar } from '@/components/ui/booking-bar';
import { PriceLine } from '@/components/ui/price-line';
import { actions, load } from '@/lib/content';
import { audiences } from '@/lib/content/audiences';
import { isOver } from '@/lib/content/notice';
import { ringStories } from '@/lib/content/ring';

const home = load('pages/home');

export const metadata = pageMetadata(home);

export default function Page() {
  return (
    <>
      <HeroSection
        tall
        hero={home.hero}
        notice={home.notice && !isOver(home.notice) ? home.notice : undefined}
        scene={<ScenePicture scene={home.hero.scene} />}
        actions={<ActionLinks inHero actions={[actions.scheduleDemo, actions.getStarted, actions.viewPricing]} />}
      >
        <PriceLine />
      </HeroSection>
      <BookingBar actions={[actions.scheduleDemo]} />
      <RingSection background="white" ring={home.ring} stories={ringStories} />
      <PlatformSection platform={home.platform}>
        <ProductWindow compact tabs={home.platform.tabs} />
      </PlatformSection>
      <ServicesSection background="white" services={home.services} />
      <AudiencesSection index={home.audiences} audiences={audiences} />
      <WalkthroughSection walkthrough={home.walkthrough} />
      <PricesSection />
      <FeatureListSection background="white" features={home.features} />
      <StatsSection background="white" stats={home.stats} />
      <WhyChooseSection whyChoose={home.whyChoose} />
      <ClosingSection background="white" closing={home.closing} actions={<ActionLink action={actions.chatWithUs} />} />
      <Chat />
    </>
  );
}
