import { ClosingSection, ClosingTile } from '@/components/sections/closing-section';
import { DaySection } from '@/components/sections/day-section';
import { FeaturesSection } from '@/components/sections/features-section';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { StatsSection } from '@/components/sections/stats-section';
import { PricesSection } from '@/components/sections/prices-section';
import { QuestionsSection } from '@/components/sections/questions-section';
import { PainPointsSection } from '@/components/sections/pain-points-section';
import { ToolHeroSection } from '@/components/sections/tool-hero-section';
import { WhyChooseSection } from '@/components/sections/why-choose-section';
import { ToolPicture, ToolResult } from '@/components/illustrations/tool/tool-picture';
import { ActionLink } from '@/components/ui/action-link';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground, isLong } from '@/components/ui/ground';
import { Icon } from '@/components/ui/icon';
import { actions, planWords, site } from '@/lib/content';
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

/** What the page of a trade without a large drawing stands on. */
const plain = { ground: 'blue', core: 'brand' } as const;

/**
 * The layout of every industry page. Text, figures and drawings are specific to the industry. A page can begin with its words: until
 * it has a drawing and a story, its features are a list, and what it does not have is not shown.
 */
export function IndustryPage({ industry }: { industry: Industry }) {
  const { hero, tool, icon, clinical, story, features, seeAlso, stats, whyChoose, questions } = industry;
  const { ground, core } = tool ?? plain;
  return (
    <Ground ground={ground} core={core} pipe={ground === 'sun'} long={isLong(hero.title.text)}>
      {tool ? (
        <ToolHeroSection
          hero={hero}
          places={tool.places}
          picture={<ToolPicture tool={tool} />}
          actions={heroActions}
          line
        />
      ) : (
        <PageHeaderSection
          title={hero.title}
          eyebrow={
            <p className="inline-flex items-center gap-2.5 rounded-full border border-rule bg-white px-3.5 py-1.5 text-small font-semibold text-brand-deep">
              <Icon name={icon} />
              {hero.eyebrow}
            </p>
          }
          lede={hero.lede}
        >
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">{heroActions}</div>
        </PageHeaderSection>
      )}
      <BookingBar actions={[actions.scheduleFreeDemo]} />
      <PainPointsSection painPoints={industry.painPoints} sign={tool?.sign} />
      {story ? (
        <DaySection story={story} features={features} seeAlso={seeAlso} />
      ) : (
        <FeaturesSection features={{ title: site.featuresTitle, blocks: features }} seeAlso={seeAlso} />
      )}
      {stats && <StatsSection stats={stats} />}
      {whyChoose && <WhyChooseSection whyChoose={whyChoose} />}
      <PricesSection title={industry.pricesTitle} />
      {questions && <QuestionsSection questions={withSharedQuestions(questions, clinical)} />}
      <ClosingSection
        closing={industry.closing}
        objects={tool ? <ToolResult tool={tool} /> : <ClosingTile icon={icon} />}
        actions={
          <>
            <ActionLink action={actions.bookFreeDemo} />
            <ActionLink action={actions.viewPricing} variant="second" />
          </>
        }
      />
    </Ground>
  );
}
