import { DayPicture } from '@/components/illustrations/days/day-picture';
import { ClosingSection, ClosingTile } from '@/components/sections/closing-section';
import { DaySection } from '@/components/sections/day-section';
import { FeaturesSection } from '@/components/sections/features-section';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { StatsSection } from '@/components/sections/stats-section';
import { PricesSection } from '@/components/sections/prices-section';
import { QuestionsSection } from '@/components/sections/questions-section';
import { PainPointsSection } from '@/components/sections/pain-points-section';
import { IndustryHeroSection } from '@/components/sections/industry-hero-section';
import { WhyChooseSection } from '@/components/sections/why-choose-section';
import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { HeroScenePicture } from '@/components/illustrations/heroes/hero-scene-picture';
import { ActionLink } from '@/components/ui/action-link';
import { Eyebrow } from '@/components/ui/eyebrow';
import { BookingBar } from '@/components/ui/booking-bar';
import { actions, planWords, site } from '@/lib/content';
import { rulerOf } from '@/lib/content/ruler';
import { heroBackgrounds } from '@/components/illustrations/heroes/hero-backgrounds';
import type { Questions } from '@/lib/content/schemas/sections';
import type { Industry } from '@/lib/content/schemas/industry';

/** The questions of a trade, and those that every page answers in the same words. */
function withSharedQuestions(questions: Questions, clinical: Industry['clinical']): Questions {
  const { question, answer } = planWords.offer;
  const items = [...questions.items, { question, answer }];
  return { ...questions, items: clinical ? [...items, site.healthQuestion] : items };
}

const heroActions = (
  <>
    <ActionLink action={actions.scheduleFreeDemo} />
    <ActionLink action={actions.watchDemo} variant="second" />
  </>
);

/** What is drawn for the trade: the picture of the hero, and the story that it begins. */
function drawnOf({ hero: { scene }, heroScene, story, object }: Industry) {
  return heroScene && scene && story && object ? { heroScene, scene, story, object } : undefined;
}

type DrawnProps = { industry: Industry; drawn: NonNullable<ReturnType<typeof drawnOf>> };

function DrawnHero({ industry: { hero, icon }, drawn: { heroScene, scene, story, object } }: DrawnProps) {
  return (
    <IndustryHeroSection
      hero={hero}
      layout={heroScene.layout}
      icon={icon}
      picture={<HeroScenePicture heroScene={heroScene} icon={icon} scene={scene} story={story.scene} object={object} />}
      actions={heroActions}
    />
  );
}

function Day({ industry, drawn: { heroScene, story, object } }: DrawnProps) {
  return (
    <DaySection
      story={story}
      features={industry.features}
      seeAlso={industry.seeAlso}
      onInk={heroBackgrounds[heroScene.layout] === 'ink'}
      pictures={story.stops.map((stop) => (
        <DayPicture
          key={stop.large}
          stop={stop}
          heroScene={heroScene}
          moments={story.scene.moments}
          object={object}
          ruler={rulerOf(stop, story)}
        />
      ))}
    />
  );
}

/**
 * The layout of every industry page. Text, figures and scenes are specific to the industry. A page can begin with its words: until
 * it has pictures and a story, its features are a list, and what it does not have is not shown.
 */
export function IndustryPage({ industry }: { industry: Industry }) {
  const { hero, icon, object, clinical, features, seeAlso, stats, whyChoose, questions } = industry;
  const drawn = drawnOf(industry);
  const background = drawn && heroBackgrounds[drawn.heroScene.layout];
  return (
    <>
      {drawn ? (
        <DrawnHero industry={industry} drawn={drawn} />
      ) : (
        <PageHeaderSection title={hero.title} eyebrow={<Eyebrow icon={icon}>{hero.eyebrow}</Eyebrow>} lede={hero.lede}>
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">{heroActions}</div>
        </PageHeaderSection>
      )}
      <BookingBar actions={[actions.scheduleFreeDemo]} />
      <PainPointsSection painPoints={industry.painPoints} />
      {drawn ? (
        <div className={`day-ground day-${background}`}>
          <Day industry={industry} drawn={drawn} />
        </div>
      ) : (
        <FeaturesSection features={{ title: site.featuresTitle, blocks: features }} seeAlso={seeAlso} />
      )}
      {stats && <StatsSection stats={stats} />}
      {whyChoose && <WhyChooseSection whyChoose={whyChoose} />}
      <PricesSection title={industry.pricesTitle} />
      {questions && <QuestionsSection questions={withSharedQuestions(questions, clinical)} />}
      <ClosingSection
        closing={industry.closing}
        pattern={background}
        objects={object ? <TradeObject name={object} /> : <ClosingTile icon={icon} />}
        actions={
          <>
            <ActionLink action={actions.bookFreeDemo} />
            <ActionLink action={actions.viewPricing} variant="second" />
          </>
        }
      />
    </>
  );
}
