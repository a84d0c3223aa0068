import { Chat } from '@/components/embeds/provider-markup';
import { PlayerScreen } from '@/components/illustrations/scenes/player-screen';
import { StorylineScene } from '@/components/illustrations/scenes/storyline-scene';
import { ClosingSection, ClosingTile } from '@/components/sections/closing-section';
import { CustomersSection } from '@/components/sections/customers-section';
import { FeatureListSection } from '@/components/sections/feature-list-section';
import { HeroSection } from '@/components/sections/hero-section';
import { ListenSection } from '@/components/sections/listen-section';
import { PlayerSection } from '@/components/sections/player-section';
import { PricesSection } from '@/components/sections/prices-section';
import { ServicesSection } from '@/components/sections/services-section';
import { TradesSection } from '@/components/sections/trades-section';
import { WhyChooseSection } from '@/components/sections/why-choose-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ActionLink } from '@/components/ui/action-link';
import { ExampleCaption } from '@/components/ui/example-caption';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground } from '@/components/ui/ground';
import { ExternalLink } from '@/components/ui/external-link';
import { actions, addresses, load } from '@/lib/content';
import { toolAt } from '@/lib/content/industries';
import { servicePictureOf } from '@/lib/content/services';

const home = load('pages/home');

export const metadata = pageMetadata(home);

const withObject = <Linked extends { href: string }>(one: Linked) => ({ ...one, object: toolAt(one.href)?.object });
const links = home.trades.links.map(withObject);
const stories = home.player.stories.map(withObject);
const cards = home.services.cards.map((card) => ({ ...card, picture: servicePictureOf(card.href) }));

export default function Page() {
  return (
    <Ground ground="sun">
      <HeroSection
        height="screen"
        hero={home.hero}
        scene={
          <>
            <StorylineScene scene={home.hero.scene} />
            <ExampleCaption className="mr-16 text-right max-lg:hidden" />
          </>
        }
        actions={
          <>
            <ActionLink action={actions.scheduleDemo} className="max-sm:w-full" />
            <ActionLink action={actions.getStarted} variant="underlined" />
            <ActionLink action={actions.viewPricing} variant="underlined" />
          </>
        }
      />
      <BookingBar actions={[actions.scheduleDemo]} />
      <PlayerSection player={home.player} stories={stories} Screen={PlayerScreen} platform={home.platform} />
      <CustomersSection />
      <TradesSection trades={{ ...home.trades, links }} />
      <ServicesSection services={{ ...home.services, cards }} />
      <WhyChooseSection whyChoose={home.whyChoose} />
      <FeatureListSection features={home.featureList} />
      <ListenSection />
      <PricesSection />
      <ClosingSection
        closing={home.closing}
        objects={<ClosingTile icon="star" />}
        actions={
          <>
            <ActionLink action={actions.chatWithUs} />
            <ActionLink action={actions.bookDemo} variant="second" />
            <p className="grow basis-56 content-center text-small">
              {home.walkthrough}{' '}
              <ExternalLink href={addresses.demoVideo} className="font-semibold underline underline-offset-4">
                {home.watch}
              </ExternalLink>
            </p>
          </>
        }
      />
      <Chat />
    </Ground>
  );
}
