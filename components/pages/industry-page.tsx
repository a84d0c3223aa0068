import { actions } from '@/lib/content/actions';
import { ClosingSection } from '@/components/sections/closing-section';
import { FeaturesSection } from '@/components/sections/features-section';
import { StatsSection } from '@/components/sections/stats-section';
import { HeroSection } from '@/components/sections/hero-section';
import { PainPointsSection } from '@/components/sections/pain-points-section';
import { StorySection } from '@/components/sections/story-section';
import { WhyChooseSection } from '@/components/sections/why-choose-section';
import { ActionLink } from '@/components/ui/action-link';
import type { Industry } from '@/lib/content/schemas/industry';

/** The layout of every industry page; the words, figures and scenes are the trade's own. */
export function IndustryPage({ industry }: { industry: Industry }) {
  return (
    <>
      <HeroSection
        hero={industry.hero}
        actions={
          <>
            <ActionLink action={actions.scheduleFreeDemo} />
            <ActionLink action={actions.watchDemo} variant="quiet" />
          </>
        }
      />
      <PainPointsSection painPoints={industry.painPoints} />
      <StorySection background="white" story={industry.story} />
      <FeaturesSection features={industry.features} />
      <StatsSection background="white" stats={industry.stats} />
      <WhyChooseSection whyChoose={industry.whyChoose} />
      <ClosingSection
        background="white"
        closing={industry.closing}
        actions={
          <>
            <ActionLink action={actions.bookFreeDemo} />
            <ActionLink action={actions.viewPricing} variant="quiet" />
          </>
        }
      />
    </>
  );
}
