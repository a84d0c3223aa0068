import { Chat } from '@/components/embeds/provider-markup';
import { PlayerScreen } from '@/components/illustrations/scenes/player-screen';
import { StorylineScene } from '@/components/illustrations/scenes/storyline-scene';
import { AudiencesSection } from '@/components/sections/audiences-section';
import { ClosingSection, ClosingTile } from '@/components/sections/closing-section';
import { FeatureListSection } from '@/components/sections/feature-list-section';
import { HeroSection } from '@/components/sections/hero-section';
import { PlayerSection } from '@/components/sections/player-section';
import { ServicesSection } from '@/components/sections/services-section';
import { WalkthroughSection } from '@/components/sections/walkthrough-section';
import { WhyChooseSection } from '@/components/sections/why-choose-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ActionLink } from '@/components/ui/action-link';
import { BookingBar } from '@/components/ui/booking-bar';
import { actions, load } from '@/lib/content';
import { audiences } from '@/lib/content/navigation';
import { isOver } from '@/lib/content/time';
import { stories } from '@/components/sections/player-stories';

const home = load('pages/home');

export const metadata = pageMetadata(home);

const screenOf = (story: number, step: number) => (
  <PlayerScreen moments={stories[story]?.moments ?? []} step={step} isFirstStory={story === 0} />
);

export default function Page() {
  return (
    <>
      <HeroSection
        height="screen"
        hero={home.hero}
        notice={home.notice && !isOver(home.notice) ? home.notice : undefined}
        scene={<StorylineScene scene={home.hero.scene} />}
        actions={
          <>
            <ActionLink action={actions.scheduleDemo} className="max-sm:w-full" />
            <ActionLink action={actions.getStarted} variant="underlined" />
            <ActionLink action={actions.viewPricing} variant="underlined" />
          </>
        }
      />
      <BookingBar actions={[actions.scheduleDemo]} />
      <PlayerSection player={home.player} stories={stories} screen={screenOf} platform={home.platform} />
      <ServicesSection services={home.services} />
      <WhyChooseSection whyChoose={home.whyChoose} />
      <FeatureListSection features={home.features} />
      <WalkthroughSection walkthrough={home.walkthrough} />
      <AudiencesSection index={home.audiences} audiences={audiences} />
      <ClosingSection
        background="white"
        closing={home.closing}
        objects={<ClosingTile icon="star" className="fill-sun stroke-sun" />}
        actions={<ActionLink action={actions.chatWithUs} />}
      />
      <Chat />
    </>
  );
}
