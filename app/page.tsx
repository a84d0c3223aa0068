import { Chat } from '@/components/embeds/provider-markup';
import { ToolPicture, ToolResult } from '@/components/illustrations/tool/tool-picture';
import { ToolStops } from '@/components/illustrations/tool/tool-stops';
import { ClosingSection } from '@/components/sections/closing-section';
import { CustomersSection } from '@/components/sections/customers-section';
import { FeatureList } from '@/components/sections/feature-list';
import { ListenSection } from '@/components/sections/listen-section';
import { PlatformCards, PlayerSection } from '@/components/sections/player-section';
import { PricesSection } from '@/components/sections/prices-section';
import { ServicesSection } from '@/components/sections/services-section';
import { ToolHeroSection } from '@/components/sections/tool-hero-section';
import { TradesSection } from '@/components/sections/trades-section';
import { WhyChooseSection } from '@/components/sections/why-choose-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ActionLink } from '@/components/ui/action-link';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground, isLong } from '@/components/ui/ground';
import { ExternalLink } from '@/components/ui/external-link';
import { actions, addresses, load } from '@/lib/content';
import { withTool } from '@/lib/content/tools';

const home = load('pages/home');

export const metadata = pageMetadata(home);

const links = home.trades.links.map(withTool);
const [booked] = home.stops;
const result = booked?.text ? { figure: booked.text, text: booked.detail } : undefined;
const cards = home.services.cards.map(withTool);

export default function Page() {
  return (
    <Ground ground={home.tool.ground} long={isLong(home.hero.title.text)}>
      <ToolHeroSection
        hero={home.hero}
        places={home.tool.places}
        picture={<ToolPicture tool={home.tool} />}
        line
        actions={
          <>
            <ActionLink action={actions.scheduleDemo} />
            <span className="tool-more-actions">
              <ActionLink action={actions.getStarted} variant="underlined" />
              <ActionLink action={actions.viewPricing} variant="underlined" />
            </span>
          </>
        }
      >
        <ToolStops stops={home.stops} />
      </ToolHeroSection>
      <BookingBar actions={[actions.scheduleDemo]} />
      <PlayerSection {...home.player}>
        <PlatformCards platform={home.platform} />
      </PlayerSection>
      <CustomersSection />
      <TradesSection trades={{ ...home.trades, links }} />
      <ServicesSection services={{ ...home.services, cards }} />
      <WhyChooseSection whyChoose={home.whyChoose}>
        <FeatureList features={home.featureList} />
      </WhyChooseSection>
      <ListenSection />
      <PricesSection />
      <Ground ground="sun">
        <ClosingSection
          className="offscreen-[30rem] lg:offscreen-[25rem]"
          closing={home.closing}
          objects={<ToolResult tool={home.tool} result={result} />}
          actions={
            <>
              <ActionLink action={actions.chatWithUs} />
              <ActionLink action={actions.bookDemo} variant="second" />
              <p className="w-full text-small lg:mt-2 max-sm:mb-17">
                {home.walkthrough}{' '}
                <ExternalLink href={addresses.demoVideo} className="font-semibold underline underline-offset-4">
                  {home.watch}
                </ExternalLink>
              </p>
            </>
          }
        />
      </Ground>
      <Chat />
    </Ground>
  );
}
