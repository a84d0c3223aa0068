import { ArrowLeft } from 'lucide';
import { AddOnsSection } from '@/components/sections/add-ons-section';
import { CustomSolutionSection } from '@/components/sections/custom-solution-section';
import { PageHeaderSection } from '@/components/sections/page-header-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground } from '@/components/ui/ground';
import { actions, addOns, load } from '@/lib/content';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';

const addOnPricing = load('pages/add-on-pricing');

export const metadata = pageMetadata(addOnPricing);

export default function Page() {
  return (
    <Ground ground="blue" long>
      <PageHeaderSection title={addOnPricing.title} lede={addOnPricing.lede} object={addOnPricing.object}>
        <PageLink
          href="/pricing"
          className="print-hidden mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
        >
          <Lucide icon={ArrowLeft} className="size-5" />
          {addOnPricing.backText}
        </PageLink>
      </PageHeaderSection>
      <BookingBar actions={[actions.scheduleCall]} />
      <AddOnsSection addOns={addOns} />
      <CustomSolutionSection page={addOnPricing} />
    </Ground>
  );
}
