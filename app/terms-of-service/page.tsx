import { TermsSection } from '@/components/sections/terms-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { actions, load } from '@/lib/content';

const termsOfService = load('pages/terms-of-service');

export const metadata = pageMetadata(termsOfService);

export default function Page() {
  return (
    <>
      <BookingBar actions={[actions.scheduleDemo]} />
      <TermsSection terms={termsOfService} />
    </>
  );
}
