import { StandingObject } from '@/components/illustrations/drawing';
import { BillingSection } from '@/components/sections/billing-section';
import { ClosingSection } from '@/components/sections/closing-section';
import { ComparisonSection } from '@/components/sections/comparison-section';
import { FinderSection } from '@/components/sections/finder-section';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { PlansSection } from '@/components/sections/plans-section';
import { QuestionsSection } from '@/components/sections/questions-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground } from '@/components/ui/ground';
import { ActionLinks } from '@/components/ui/action-links';
import { actions, load, plans } from '@/lib/content';

const comparison = load('comparison');
const pricing = load('pages/pricing');

export const metadata = pageMetadata(pricing);

export default function Page() {
  return (
    <Ground ground="sun">
      <PageHeaderSection title={pricing.title} lede={pricing.lede} endsFirstScreen={false} />
      <PlansSection plans={plans} fitMark={pricing.finder.answer.mark} />
      <FinderSection finder={pricing.finder} plans={plans} />
      <BookingBar actions={[actions.scheduleCall]} />
      <ComparisonSection text={pricing.comparison} plans={plans} rows={comparison} />
      <BillingSection billing={pricing.billing} addOns={pricing.addOns} />
      <QuestionsSection questions={pricing.questions} />
      <ClosingSection
        closing={pricing.closing}
        objects={<StandingObject name={pricing.object} />}
        actions={<ActionLinks actions={[actions.scheduleCall]} />}
      />
    </Ground>
  );
}
