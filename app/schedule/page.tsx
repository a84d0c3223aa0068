import { BookingPage } from '@/components/pages/booking-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { schedule } from '@/lib/content/pages';

export const metadata = pageMetadata(schedule);

export default function Page() {
  return <BookingPage booking={schedule} />;
}
