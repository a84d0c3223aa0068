import { BookingBar } from '@/components/ui/booking-bar';
import { FounderAskSection, FounderLetterSection } from '@/components/sections/founder-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { Ground } from '@/components/ui/ground';
import { actions, load } from '@/lib/content';

const company = load('pages/company');
const founder = load('pages/founder');

export const metadata = pageMetadata(founder);

export default function Page() {
  return (
    <Ground ground="sun">
      <FounderLetterSection founder={founder} />
      <BookingBar actions={[actions.scheduleCall]} />
      <FounderAskSection founder={founder} facts={company.facts} />
    </Ground>
  );
}
