import { ClosingSection } from '@/components/sections/closing-section';
import { ComparisonSection } from '@/components/sections/comparison-section';
import { FinderSection } from '@/components/sections/finder-section';
import { MissedCallSection } from '@/components/sections/missed-call-section';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { PlansSection } from '@/components/sections/plans-section';
import { QuestionsSection } from '@/components/sections/questions-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { ActionLinks } from '@/components/ui/action-links';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { actions, load, plans } from '@/lib/content';

const comparison = load('comparison');
const pricing = load('pages/pricing');

export const metadata = pageMetadata(pricing);

export default function Page() {
  return (
    <>
      <PageHeaderSection title={pricing.title} lede={pricing.lede} endsFirstScreen={false} />
      <FinderSection finder={pricing.finder} plans={plans} />
      <BookingBar actions={[actions.scheduleCall]} />
      <PlansSection plans={plans} billing={pricing.billing} fitMark={pricing.finder.answer.mark} />
      <ComparisonSection background="white" text={pricing.comparison} plans={plans} rows={comparison} />
      <MissedCallSection background="white" missedCall={pricing.missedCall} />
      <Section labelledBy="add-ons">
        <h2 id="add-ons" className="text-headline">
          {pricing.addOns.title}
        </h2>
        <p className="mt-3 mb-4 max-w-text text-lede text-ink-soft">{pricing.addOns.text}</p>
        <TextLink href="/add-on-pricing">{pricing.addOns.linkText}</TextLink>
      </Section>
      <QuestionsSection questions={pricing.questions} />
      <ClosingSection
        background="white"
        closing={pricing.closing}
        actions={<ActionLinks actions={[actions.scheduleCall]} />}
      />
    </>
  );
}
