import { TermsSection } from '@/components/sections/terms-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { actions } from '@/lib/content/actions';
import { termsOfService } from '@/lib/content/pages';

export const metadata = pageMetadata(termsOfService);

export default function Page() {
  return (
    <>
      <BookingBar actions={[actions.scheduleDemo]} />
      <TermsSection terms={termsOfService} />
    </>
  );
}
