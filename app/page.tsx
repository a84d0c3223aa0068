import { Chat } from '@/components/embeds/chat';
import { ClosingSection } from '@/components/sections/closing-section';
import { FeatureListSection } from '@/components/sections/feature-list-section';
import { FiguresSection } from '@/components/sections/figures-section';
import { HeroSection } from '@/components/sections/hero-section';
import { PlatformSection } from '@/components/sections/platform-section';
import { ServicesSection } from '@/components/sections/services-section';
import { WalkthroughSection } from '@/components/sections/walkthrough-section';
import { WhyChooseSection } from '@/components/sections/why-choose-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ActionLink } from '@/components/ui/action-link';
import { ActionLinks } from '@/components/ui/action-links';
import { home } from '@/content/pages/home';

export const metadata = pageMetadata(home);

export default function Page() {
  return (
    <>
      <HeroSection hero={home.hero} actions={<ActionLinks actions={['scheduleDemo', 'getStarted', 'viewPricing']} />} />
      <PlatformSection platform={home.platform} />
      <ServicesSection services={home.services} />
      <WalkthroughSection walkthrough={home.walkthrough} />
      <FeatureListSection features={home.features} />
      <FiguresSection figures={home.figures} />
      <WhyChooseSection whyChoose={home.whyChoose} />
      <ClosingSection closing={home.closing} actions={<ActionLink action="chatWithUs" />} />
      <Chat />
    </>
  );
}
