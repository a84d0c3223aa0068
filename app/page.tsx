import { actions } from '@/lib/content/actions';
import { Chat } from '@/components/embeds/chat';
import { ClosingSection } from '@/components/sections/closing-section';
import { FeatureListSection } from '@/components/sections/feature-list-section';
import { StatsSection } from '@/components/sections/stats-section';
import { HeroSection } from '@/components/sections/hero-section';
import { PlatformSection } from '@/components/sections/platform-section';
import { ServicesSection } from '@/components/sections/services-section';
import { WalkthroughSection } from '@/components/sections/walkthrough-section';
import { WhyChooseSection } from '@/components/sections/why-choose-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ActionLink } from '@/components/ui/action-link';
import { ActionLinks } from '@/components/ui/action-links';
import { home } from '@/lib/content/pages';

export const metadata = pageMetadata(home);

export default function Page() {
  return (
    <>
      <HeroSection
        hero={home.hero}
        actions={<ActionLinks actions={[actions.scheduleDemo, actions.getStarted, actions.viewPricing]} />}
      />
      <PlatformSection platform={home.platform} />
      <ServicesSection background="white" services={home.services} />
      <WalkthroughSection walkthrough={home.walkthrough} />
      <FeatureListSection background="white" features={home.features} />
      <StatsSection background="white" stats={home.stats} />
      <WhyChooseSection whyChoose={home.whyChoose} />
      <ClosingSection background="white" closing={home.closing} actions={<ActionLink action={actions.chatWithUs} />} />
      <Chat />
    </>
  );
}
