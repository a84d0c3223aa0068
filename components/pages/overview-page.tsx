import { ToolPicture, ToolResult } from '@/components/illustrations/tool/tool-picture';
import { ClosingSection } from '@/components/sections/closing-section';
import { DetailSection } from '@/components/sections/detail-section';
import { DoorsSection } from '@/components/sections/doors-section';
import { FeaturesSection } from '@/components/sections/features-section';
import { StatsSection } from '@/components/sections/stats-section';
import { PainPointsSection } from '@/components/sections/pain-points-section';
import { PricesSection } from '@/components/sections/prices-section';
import { QuestionsSection } from '@/components/sections/questions-section';
import { ToolHeroSection } from '@/components/sections/tool-hero-section';
import { ActionLinks } from '@/components/ui/action-links';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground, isLong } from '@/components/ui/ground';
import { doorsTo } from '@/lib/content/industries';
import type { Overview } from '@/lib/content/schemas/overview';

/** The layout of a page that links to several industries. */
export function OverviewPage({ overview }: { overview: Overview }) {
  const { hero, tool, painPoints, industries, features, seeAlso, detail, stats, questions, closing } = overview;
  const road = tool.ground === 'sun';
  return (
    <Ground ground={tool.ground} core={tool.core} pipe={road} long={isLong(hero.title.text)}>
      <ToolHeroSection
        hero={hero}
        places={tool.places}
        picture={<ToolPicture tool={tool} />}
        actions={<ActionLinks inHero actions={hero.actions} />}
        line={painPoints ? true : road ? 'road' : 'out'}
      />
      <BookingBar actions={hero.actions} />
      {painPoints && <PainPointsSection painPoints={painPoints} sign={tool.sign} />}
      <DoorsSection industries={industries} doors={doorsTo(industries.kind)} line={painPoints !== undefined} />
      {detail && <DetailSection detail={detail} />}
      <FeaturesSection features={features} seeAlso={seeAlso} />
      {stats && <StatsSection stats={stats} />}
      <PricesSection />
      <QuestionsSection questions={questions} />
      <ClosingSection
        closing={closing}
        objects={<ToolResult tool={tool} />}
        actions={<ActionLinks actions={closing.actions} />}
      />
    </Ground>
  );
}
