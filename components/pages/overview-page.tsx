import { ScenePanel } from '@/components/illustrations/scenes/scene-panel';
import { ScenePicture } from '@/components/illustrations/scenes/scene-picture';
import { ClosingSection } from '@/components/sections/closing-section';
import { DetailSection } from '@/components/sections/detail-section';
import { DoorsSection } from '@/components/sections/doors-section';
import { FeaturesSection } from '@/components/sections/features-section';
import { StatsSection } from '@/components/sections/stats-section';
import { HeroSection } from '@/components/sections/hero-section';
import { PainPointsSection } from '@/components/sections/pain-points-section';
import { PricesSection } from '@/components/sections/prices-section';
import { QuestionsSection } from '@/components/sections/questions-section';
import { ActionLinks } from '@/components/ui/action-links';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground } from '@/components/ui/ground';
import { ObjectPicture } from '@/components/ui/object-picture';
import { doorsTo } from '@/lib/content/industries';
import type { Overview } from '@/lib/content/schemas/overview';

/** The layout of a page that links to several industries. */
export function OverviewPage({ overview }: { overview: Overview }) {
  const { background } = overview.hero.panel;
  const doors = doorsTo(overview.industries.kind);
  const objects = doors.flatMap(({ object }) => object ?? []).slice(0, 3);
  return (
    <Ground ground={background}>
      <HeroSection
        height="hub"
        hero={overview.hero}
        scene={<ScenePanel panel={overview.hero.panel} scene={overview.hero.scene} />}
        actions={<ActionLinks inHero actions={overview.hero.actions} />}
      />
      <BookingBar actions={overview.hero.actions} />
      {overview.painPoints && <PainPointsSection painPoints={overview.painPoints} />}
      <DoorsSection industries={overview.industries} doors={doors} />
      {overview.detail && (
        <DetailSection detail={overview.detail} scene={<ScenePicture scene={overview.detail.scene} />} />
      )}
      <FeaturesSection features={overview.features} seeAlso={overview.seeAlso} />
      {overview.stats && <StatsSection stats={overview.stats} />}
      <PricesSection />
      <QuestionsSection questions={overview.questions} />
      <ClosingSection
        closing={overview.closing}
        objects={objects.map((name) => (
          <ObjectPicture key={name} name={name} />
        ))}
        actions={<ActionLinks actions={overview.closing.actions} />}
      />
    </Ground>
  );
}
