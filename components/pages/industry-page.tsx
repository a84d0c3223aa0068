import { DayPicture } from '@/components/illustrations/days/day-picture';
import { ClosingSection } from '@/components/sections/closing-section';
import { DaySection } from '@/components/sections/day-section';
import { StatsSection } from '@/components/sections/stats-section';
import { PricesSection } from '@/components/sections/prices-section';
import { QuestionsSection } from '@/components/sections/questions-section';
import { PainPointsSection } from '@/components/sections/pain-points-section';
import { IndustryHeroSection } from '@/components/sections/industry-hero-section';
import { WhyChooseSection } from '@/components/sections/why-choose-section';
import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { HeroScenePicture } from '@/components/illustrations/heroes/hero-scene-picture';
import { ActionLink } from '@/components/ui/action-link';
import { BookingBar } from '@/components/ui/booking-bar';
import { actions, fillAll, planWords, site } from '@/lib/content';
import { rulerOf } from '@/lib/content/ruler';
import { heroBackgrounds } from '@/components/illustrations/heroes/hero-backgrounds';
import type { Industry } from '@/lib/content/schemas/industry';

/** The questions of a trade, and those that every page answers in the same words. */
function withSharedQuestions({ questions, kind }: Industry): Industry['questions'] {
  const { question, answer } = planWords.offer;
  const items = [...questions.items, { question, answer: fillAll(answer) }];
  return { ...questions, items: kind === 'health' ? [...items, site.healthQuestion] : items };
}

/** The layout of every industry page. Text, figures and scenes are specific to the industry. */
export function IndustryPage({ industry }: { industry: Industry }) {
  const { heroScene, story } = industry;
  const background = heroBackgrounds[heroScene.layout];
  const onInk = background === 'ink';
  return (
    <>
      <IndustryHeroSection
        hero={industry.hero}
        layout={heroScene.layout}
        icon={industry.icon}
        picture={
          <HeroScenePicture
            heroScene={heroScene}
            icon={industry.icon}
            scene={industry.hero.scene}
            story={story.scene}
            object={industry.object}
          />
        }
        actions={
          <>
            <ActionLink action={actions.scheduleFreeDemo} />
            <ActionLink action={actions.watchDemo} variant="compact" />
          </>
        }
      />
      <BookingBar actions={[actions.scheduleFreeDemo]} />
      <PainPointsSection painPoints={industry.painPoints} />
      <div className={`day-ground day-${background}`}>
        <DaySection
          story={story}
          features={industry.features}
          seeAlso={industry.seeAlso}
          onInk={onInk}
          pictures={story.stops.map((stop) => (
            <DayPicture
              key={stop.large}
              picture={stop.picture}
              event={stop.event}
              moments={story.scene.moments}
              object={industry.object}
              crests={heroScene.layout === 'rhythm' ? heroScene.crests : undefined}
              ruler={rulerOf(stop, story)}
            />
          ))}
        />
        {onInk && <StatsSection onMat stats={industry.stats} />}
      </div>
      {!onInk && <StatsSection stats={industry.stats} />}
      <WhyChooseSection continued={!onInk} whyChoose={industry.whyChoose} />
      <PricesSection continued title={industry.pricesTitle} />
      <QuestionsSection continued questions={withSharedQuestions(industry)} />
      <ClosingSection
        closing={industry.closing}
        pattern={background}
        objects={<TradeObject name={industry.object} />}
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
