import { DesktopMenu } from '@/components/layout/desktop-menu';
import { CarouselControls } from '@/components/ui/carousel-controls';
import { TooltipLink } from '@/components/ui/tooltip-link';
import { ProviderStatus } from '@/components/embeds/provider-status';

/**
 * The parts of a page that a framework runs, by the name that marks them in the HTML. hydrate.tsx lists the same names for
 * the browser, each in a file of its own.
 */
export const islands = {
  'desktop-menu': DesktopMenu,
  'carousel-controls': CarouselControls,
  'tooltip-link': TooltipLink,
  'provider-status': ProviderStatus,
};
export type IslandName = keyof typeof islands;
