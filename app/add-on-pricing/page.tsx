import { AddOnScene } from '@/components/illustrations/scenes/add-on-scene';
import { AddOnsSection } from '@/components/sections/add-ons-section';
import { CustomSolutionSection } from '@/components/sections/custom-solution-section';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { actions, addOns, load } from '@/lib/content';
import { BackLink } from '@/components/ui/back-link';

const addOnPricing = load('pages/add-on-pricing');

export const metadata = pageMetadata(addOnPricing);

const scenes = Object.fromEntries(addOns.map((addOn) => [addOn.id, <AddOnScene key={addOn.id} addOn={addOn} />]));

export default function Page() {
  return (
    <>
      <PageHeaderSection title={addOnPricing.title} lede={addOnPricing.lede}>
        <BackLink href="/pricing">{addOnPricing.backText}</BackLink>
      </PageHeaderSection>
      <BookingBar actions={[actions.scheduleCall]} />
      <AddOnsSection addOns={addOns} scenes={scenes} />
      <CustomSolutionSection background="white" custom={addOnPricing.custom} seeAlso={addOnPricing.seeAlso} />
    </>
  );
}
