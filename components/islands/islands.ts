import { DesktopMenu } from '@/components/layout/desktop-menu';
import { TooltipLink } from '@/components/ui/tooltip-link';
import { ProviderStatus } from '@/components/embeds/provider-status';

/**
 * The components that are hydrated, by their name in the HTML. hydrate.tsx lists the same names with a dynamic import
 * each.
 */
export const islands = {
  'desktop-menu': DesktopMenu,
  'tooltip-link': TooltipLink,
  'provider-status': ProviderStatus,
};
export type IslandName = keyof typeof islands;
