import { BookingBar } from '@/components/ui/booking-bar';
import { FounderSection } from '@/components/sections/founder-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { actions, load } from '@/lib/content';

const company = load('pages/company');
const founder = load('pages/founder');

export const metadata = pageMetadata(founder);

export default function Page() {
  return (
    <>
      <FounderSection founder={founder} facts={company.facts} />
      <BookingBar actions={[actions.scheduleCall]} />
    </>
  );
}
