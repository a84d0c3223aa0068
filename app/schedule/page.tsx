import { BookingPage } from '@/components/pages/booking-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const schedule = load('pages/schedule');

export const metadata = pageMetadata(schedule);

export default function Page() {
  return <BookingPage booking={schedule} />;
}
