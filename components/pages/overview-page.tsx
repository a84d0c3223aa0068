import { ClosingSection } from '@/components/sections/closing-section';
import { DetailSection } from '@/components/sections/detail-section';
import { FeaturesSection } from '@/components/sections/features-section';
import { FiguresSection } from '@/components/sections/figures-section';
import { HeroSection } from '@/components/sections/hero-section';
import { LinkCardsSection } from '@/components/sections/link-cards-section';
import { ActionLinks } from '@/components/ui/action-links';
import type { Overview } from '@/content/schemas/overview';

/** The layout of a hub that leads to several industries. */
export function OverviewPage({ overview }: { overview: Overview }) {
  return (
    <>
      <HeroSection hero={overview.hero} actions={<ActionLinks actions={overview.hero.actions} />} />
      <LinkCardsSection id="industries" links={overview.industries} />
      <DetailSection detail={overview.detail} />
      <FeaturesSection features={overview.features} />
      {overview.figures && <FiguresSection figures={overview.figures} />}
      <ClosingSection closing={overview.closing} actions={<ActionLinks actions={overview.closing.actions} />} />
    </>
  );
}
