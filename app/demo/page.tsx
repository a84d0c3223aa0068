import { StandingObject } from '@/components/illustrations/drawing';
import { VideoTool } from '@/components/illustrations/tool/video-tool';
import { ClosingSection } from '@/components/sections/closing-section';
import { HighlightsSection } from '@/components/sections/highlights-section';
import { PlayerSection } from '@/components/sections/player-section';
import { ToolHeroSection } from '@/components/sections/tool-hero-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { ActionLink } from '@/components/ui/action-link';
import { ActionLinks } from '@/components/ui/action-links';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground } from '@/components/ui/ground';
import { actions, load } from '@/lib/content';

const demo = load('pages/demo');

export const metadata = pageMetadata(demo);

export default function Page() {
  return (
    <Ground ground="sun">
      <ToolHeroSection
        hero={demo}
        places={demo.places}
        picture={<VideoTool {...demo} />}
        actions={<ActionLink action={actions.bookPersonalDemo} />}
        line
      />
      <BookingBar actions={[actions.bookPersonalDemo]} />
      <PlayerSection {...demo.player} />
      <HighlightsSection highlights={demo.highlights} seeAlso={demo.seeAlso} />
      <ClosingSection
        closing={demo.closing}
        objects={<StandingObject name={demo.object} />}
        actions={<ActionLinks actions={[actions.bookPersonalDemo, actions.viewPricing]} />}
      />
    </Ground>
  );
}
