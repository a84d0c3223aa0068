import { ToolPicture, ToolResult } from '@/components/illustrations/tool/tool-picture';
import { ClosingSection } from '@/components/sections/closing-section';
import { FeaturesSection } from '@/components/sections/features-section';
import { ToolHeroSection } from '@/components/sections/tool-hero-section';
import { ActionLink } from '@/components/ui/action-link';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground, isLong } from '@/components/ui/ground';
import { actions } from '@/lib/content';
import type { ComingSoon } from '@/lib/content/schemas/coming-soon';

/** The layout of a page without content yet: what it will be about, and what helps until then. */
export function ComingSoonPage({ page }: { page: ComingSoon }) {
  const { eyebrow, title, text, tool, related, seeAlso, closing } = page;
  return (
    <Ground ground={tool.ground} core={tool.core} long={isLong(title.text)}>
      <ToolHeroSection
        hero={{ eyebrow, title, lede: text }}
        places={tool.places}
        picture={<ToolPicture tool={tool} />}
        actions={<ActionLink action={actions.scheduleDemo} />}
        line="out"
      />
      <BookingBar actions={[actions.scheduleDemo]} />
      <FeaturesSection features={related} seeAlso={seeAlso} />
      <ClosingSection
        short
        closing={closing}
        objects={<ToolResult tool={tool} />}
        actions={<ActionLink action={actions.scheduleDemo} />}
      />
    </Ground>
  );
}
